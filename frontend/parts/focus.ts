import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * When `key` changes and the focus has gone with the button that had it, this element takes it over, so that keys
 * alone can go on. It does so with the change itself: a key pressed at once after it must not fall on the page.
 */
export function useFocusHere<E extends HTMLElement>(key: unknown) {
  const here = useRef<E>(null);
  const before = useRef(key);
  useLayoutEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const root = here.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root?.activeElement || root.activeElement === document.body) here.current?.focus();
  }, [key]);
  return here;
}
