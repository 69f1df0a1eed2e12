import { Refusal, type Spoken } from "../refusal.ts";

/** Throws the refusal `decrypto.error.<name>`. */
export function refuse(name: string, values: Spoken = {}): never {
  throw new Refusal(`decrypto.error.${name}`, values);
}
