import { type RefObject, useEffect, useRef } from "react";

/**
 * If a page replaces one that had the focus, the focus moves to its heading,
 * and when it is replaced, to the heading of the next page.
 * @returns A ref for its outermost element.
 */
export function useFocusWhereLost(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = page.current?.parentElement;
    const goOn = () => {
      if (document.activeElement === document.body)
        around?.querySelector<HTMLElement>("h1")?.focus();
    };
    goOn();
    return goOn;
  }, []);
  return page;
}
