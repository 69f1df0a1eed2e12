// Attempts kept on the reader's device: one record each, added and never overwritten. Everything works without storage.

const VERSION = "mmteach:1";

export interface Kept<T> {
  /** What was kept last, here or in another tab; null when there is nothing, or nothing that can be read. */
  readonly last: T | null;
  /** Keeps the attempt's new state. False when the device keeps nothing. */
  save(state: unknown): boolean;
  /** The next `save` starts a record of its own. */
  begin(): void;
}

/**
 * Opens what is kept for the board at `place`. `read` checks what comes back and throws for what it cannot read: a
 * damaged record is passed over, and stays where it is.
 */
export function keep<T>(place: string | undefined, read: (value: unknown) => T): Kept<T> {
  const home = `${VERSION}:${location.pathname}#${place}`;
  const local = storage(() => localStorage);
  const session = storage(() => sessionStorage);
  if (place === undefined || !local) return { last: null, save: () => false, begin() {} };

  let id = session?.getItem(home) ?? null;
  let text = id && local.getItem(`${home}:${id}`);
  const last = readable(text, read) ?? newest(local, home, read);

  return {
    last,
    begin() {
      id = null;
    },
    save(state) {
      try {
        // Another tab may have gone on with this record: then ours becomes a record of its own.
        if (!id || local.getItem(`${home}:${id}`) !== text) id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
        text = JSON.stringify(state);
        local.setItem(`${home}:${id}`, text);
        session?.setItem(home, id);
        return true;
      } catch {
        return false; // full, or taken away since
      }
    },
  };
}

function newest<T>(local: Storage, home: string, read: (value: unknown) => T): T | null {
  const keys = Object.keys(local).filter((key) => key.startsWith(`${home}:`));
  for (const key of keys.sort().reverse()) {
    const found = readable(local.getItem(key), read);
    if (found) return found;
  }
  return null;
}

function readable<T>(text: string | null, read: (value: unknown) => T): T | null {
  try {
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Mere access throws where storage is blocked. */
function storage(open: () => Storage): Storage | null {
  try {
    return open();
  } catch {
    return null;
  }
}
