// Attempts kept on the reader's device: one record each, added and never overwritten. Everything works without storage.

const VERSION = "mmteach:1";

export interface Kept<T> {
  /** What was kept last, here or in another tab; null when there is nothing, or nothing that can be read. */
  readonly last: T | null;
  /** Whether `last` is this tab's own, as after a reload. */
  readonly resumed: boolean;
  /** Keeps the attempt's new state. False when the device keeps nothing. */
  save(state: unknown): boolean;
  /** The next `save` starts a record of its own. */
  begin(): void;
  /** Drops the record of the attempt that was begun last, and goes on with the one before it. */
  back(): void;
}

/** A record by its number, and its text when this tab last read or wrote it. */
interface Mine {
  readonly id: string | null;
  readonly text: string | null;
}

const NONE: Mine = { id: null, text: null };

/**
 * Opens what is kept for the board at `place`; boards with another `ask`, what their page or link asks for, are kept
 * apart. `read` checks what comes back and throws for what it cannot read: a damaged record is passed over, and stays
 * where it is.
 */
export function keep<T>(place: string | undefined, read: (value: unknown) => T, ask = ""): Kept<T> {
  const local = quietly(() => localStorage);
  const session = quietly(() => sessionStorage);
  if (place === undefined || !local) return { last: null, resumed: false, save: () => false, begin() {}, back() {} };

  const home = `${VERSION}:${location.pathname}#${place}${ask && `?${ask}`}:`;
  const id = quietly(() => session?.getItem(home) ?? null);
  const text = id && quietly(() => local.getItem(home + id));
  const own = readable(text, read);
  let mine: Mine = own ? { id, text } : NONE;
  let before = NONE;

  return {
    last: own ?? quietly(() => newest(local, home, read)),
    resumed: own !== null,
    begin() {
      before = mine;
      mine = NONE;
    },
    back() {
      quietly(() => mine.id && local.removeItem(home + mine.id));
      mine = before;
    },
    save: (state) => quietly(() => {
      const text = JSON.stringify(state);
      // Another tab may have gone on with this record: then ours becomes a record of its own.
      const ours = mine.id !== null && local.getItem(home + mine.id) === mine.text;
      const id = ours ? mine.id! : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
      local.setItem(home + id, text);
      session?.setItem(home, id);
      mine = { id, text };
      return true;
    }) ?? false,
  };
}

/** Whether what is put on this device is lost: its storage is blocked or full. */
export function keepsNothing(): boolean {
  const probe = `${VERSION}:probe`;
  return !quietly(() => {
    localStorage.setItem(probe, "");
    localStorage.removeItem(probe);
    return true;
  });
}

function newest<T>(local: Storage, home: string, read: (value: unknown) => T): T | null {
  const keys = Array.from({ length: local.length }, (_, i) => local.key(i) ?? "").filter((key) => key.startsWith(home));
  for (const key of keys.sort().reverse()) {
    const found = readable(local.getItem(key), read);
    if (found) return found;
  }
  return null;
}

function readable<T>(text: string | null, read: (value: unknown) => T): T | null {
  return text === null ? null : quietly(() => read(JSON.parse(text)));
}

/** Storage may throw at any touch, even the first: blocked, full, or taken away since. */
function quietly<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch {
    return null;
  }
}
