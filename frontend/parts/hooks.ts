import { useCallback, useLayoutEffect, useState } from "preact/hooks";
import type { Model } from "../host.ts";

/** A trait of the model as state: the view follows it, and `set` sends the change to the kernel if there is one. */
export function useTrait<T>(model: Model, name: string): [T, (value: T) => void] {
  const [, redraw] = useState({});
  useLayoutEffect(() => {
    const changed = () => redraw({});
    model.on(`change:${name}`, changed);
    return () => model.off(`change:${name}`, changed);
  }, [model, name]);
  const set = useCallback(
    (value: T) => {
      model.set(name, value);
      model.save_changes();
    },
    [model, name],
  );
  return [model.get(name) as T, set];
}

/** Whether a media query holds, as state. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const changed = () => setHolds(list.matches);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [query]);
  return holds;
}

/** What a button that is out of use at an end has, so that it keeps the focus: `disabled` would drop it. */
export function held(out: boolean, act: () => void): { "aria-disabled": boolean; onClick: () => void } {
  return { "aria-disabled": out, onClick: () => out || act() };
}
