import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus when what had it is gone. */
export function useFocusLeftBehind(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
