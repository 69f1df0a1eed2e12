import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { keep } from "../store.ts";

export interface KeptValue<T> {
  readonly value: T;
  set(next: T): void;
  /** Changes the value within the last step, as a field being typed does: undo takes both back at once. */
  amend(next: T): void;
  /** Starts an attempt with a record of its own. */
  begin(next: T): void;
  /** Goes back to `earlier`, the attempt before the one that was begun last; that one's record is dropped. */
  back(earlier: T): void;
  /** Takes the last change back; null when there is none. */
  readonly undo: (() => void) | null;
  /** What stood before the last change. */
  readonly before: T | null;
}

export interface KeptOptions {
  /** What the page or a link asks for, as text: boards that are asked for something else are kept apart. */
  readonly ask: string;
  /** Reads the traits of a kernel, which may not fit together. */
  readonly attempt: (read: () => void) => unknown;
}

/**
 * A board's value, in the model's traits and, on a page, on the device: read back at the next visit, undone step by
 * step, and followed where a kernel changes it. `read` refuses what it cannot read; `first` chooses between what was
 * kept (`resumed` when by this tab itself, as before a reload) and what the page asks for.
 */
export function useKept<T, D extends object>(
  model: Model,
  read: (value: unknown) => T,
  write: (value: T) => D,
  first: (last: T | null, resumed: boolean) => T,
  { ask, attempt }: KeptOptions,
): KeptValue<T> {
  const kept = useMemo(() => keep(model.place, read, ask), [model]);
  const [past, setPast] = useState<readonly T[]>(() => [first(kept.last, kept.resumed)]);
  const value = past.at(-1)!;
  // Traits change one by one: in between they do not fit together.
  const writing = useRef(false);
  const hear = useRef(attempt);
  hear.current = attempt;
  const now = useRef(past);
  now.current = past;

  function show(next: T): void {
    writing.current = true;
    for (const [name, trait] of Object.entries(write(next))) model.set(name, trait);
    writing.current = false;
    model.save_changes();
  }
  function put(next: T, history: readonly T[]): void {
    setPast([...history, next]);
    show(next);
    kept.save(write(next));
  }

  useLayoutEffect(() => {
    show(value);
    const names = Object.keys(write(value));
    const changed = () => {
      if (writing.current) return;
      hear.current(() => {
        const given = read(traits(model, names));
        if (JSON.stringify(write(given)) !== JSON.stringify(write(now.current.at(-1)!))) setPast([...now.current, given]);
      });
    };
    for (const name of names) model.on(`change:${name}`, changed);
    return () => names.forEach((name) => model.off(`change:${name}`, changed));
  }, [model]);

  return {
    value,
    before: past.at(-2) ?? null,
    set: (next) => put(next, past),
    amend: (next) => put(next, past.slice(0, -1)),
    begin(next) {
      kept.begin();
      put(next, past);
    },
    back(earlier) {
      kept.back();
      put(earlier, past);
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
