// Where a board's state lives: an anywidget model in a notebook, or a small stand-in on a static page.

/** The part of an anywidget model that a board uses. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  save_changes(): void;
  /** The board's name on its page, for links and saved work; notebooks have none. */
  readonly place?: string;
}

/** A model with no kernel behind it. */
export function pageModel(traits: Readonly<Record<string, unknown>>, place: string): Model {
  const values = new Map(Object.entries(traits));
  const listeners = new Map<string, Set<() => void>>();
  return {
    place,
    get: (name) => values.get(name),
    set(name, value) {
      if (values.get(name) === value) return;
      values.set(name, value);
      for (const listener of [...(listeners.get(`change:${name}`) ?? [])]) listener();
    },
    on(event, listener) {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event)!.add(listener);
    },
    off: (event, listener) => void listeners.get(event)?.delete(listener),
    save_changes() {},
  };
}
