import { type RefObject, useLayoutEffect, useRef } from "react";

/** Takes the focus when its element appears, and gives it back if it still has it when that goes. */
export function useFocusWhileOpen(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const root = element?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const opener = root.activeElement;
    element?.focus();
    return () => {
      if (!element?.contains(root.activeElement)) return;
      // What opened it may still be disabled, and something else may want it.
      queueMicrotask(() => {
        const lost = [null, document.body].includes(
          root.activeElement as HTMLElement | null,
        );
        if (lost && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);
  return ref;
}
