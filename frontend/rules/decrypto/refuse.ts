import { Refusal, quoted, type Spoken } from "../refusal.ts";

/** Throws the refusal `decrypto.error.<name>`. */
export function refuse(name: string, values: Spoken = {}): never {
  throw new Refusal(`decrypto.error.${name}`, values);
}

/** Any value as a person would recognise it, cut at 40 characters. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  const text = [...(JSON.stringify(value) ?? String(value))];
  return text.length <= 40 ? text.join("") : `${text.slice(0, 39).join("")}…`;
}
