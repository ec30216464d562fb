import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the map itself when the focused marker is removed. */
export function useFocusKept(element: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const box = element.current;
    const hold = ({ target }: FocusEvent) => {
      held.current = target as Element;
    };
    const leave = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        // Removing a focused element also fires a blur event.
        if (held.current === target && held.current?.isConnected)
          held.current = null;
      });
    };
    box?.addEventListener("focusin", hold);
    box?.addEventListener("focusout", leave);
    return () => {
      box?.removeEventListener("focusin", hold);
      box?.removeEventListener("focusout", leave);
    };
  }, [element]);
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
  });
}
