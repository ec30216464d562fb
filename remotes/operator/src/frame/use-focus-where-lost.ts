import { type RefObject, useEffect, useRef } from "react";

/**
 * Where a page takes the place of what somebody worked with, they go on at its
 * heading, and afterwards at the heading of what takes its own.
 * @returns What its outermost element is to have as ref.
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
