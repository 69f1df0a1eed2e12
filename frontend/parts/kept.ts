import { useEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { keep } from "../store.ts";

export interface KeptValue<T> {
  readonly value: T;
  set(next: T): void;
  /** Starts an attempt with a record of its own; it is kept from its first change on. */
  begin(next: T): void;
  /** Takes the last change back; null when there is none. */
  readonly undo: (() => void) | null;
  /** What stood before the last change. */
  readonly before: T | null;
}

/**
 * A board's value, in the model's traits and, on a page, on the device: read back at the next visit, undone step by
 * step, and followed where a kernel changes it. `read` refuses what it cannot read; `first` chooses between what was
 * kept and what the page asks for.
 */
export function useKept<T, D extends object>(
  model: Model,
  read: (value: unknown) => T,
  write: (value: T) => D,
  first: (last: T | null) => T,
): KeptValue<T> {
  const kept = useMemo(() => keep(model.place, read), [model]);
  const [past, setPast] = useState<readonly T[]>(() => [first(kept.last)]);
  const value = past.at(-1)!;
  const show = (next: T) => {
    for (const [name, trait] of Object.entries(write(next))) model.set(name, trait);
    model.save_changes();
  };

  useEffect(() => {
    show(value);
    const names = Object.keys(write(value));
    const changed = () =>
      setPast((old) => {
        const now = read(traits(model, names));
        return JSON.stringify(write(now)) === JSON.stringify(write(old.at(-1)!)) ? old : [...old, now];
      });
    for (const name of names) model.on(`change:${name}`, changed);
    return () => names.forEach((name) => model.off(`change:${name}`, changed));
  }, [model]);

  function put(next: T, history: readonly T[]): void {
    setPast([...history, next]);
    show(next);
    kept.save(write(next));
  }
  return {
    value,
    before: past.at(-2) ?? null,
    set: (next) => put(next, past),
    begin(next) {
      kept.begin();
      setPast([...past, next]);
      show(next);
    },
    undo: past.length > 1 ? () => put(past.at(-2)!, past.slice(0, -2)) : null,
  };
}

/** What the page or the kernel says of a board; `fallback` fills in what it does not say. */
export function askedOf<D extends object>(model: Model, fallback: D): D {
  const given = Object.entries(traits(model, Object.keys(fallback))).filter(([, trait]) => trait !== undefined && trait !== null);
  return { ...fallback, ...Object.fromEntries(given) };
}

function traits(model: Model, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, model.get(name)]));
}
