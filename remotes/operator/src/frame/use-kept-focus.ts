import { type RefObject, useEffect } from "react";

/**
 * Goes on with the focus at the part's heading where what had it went away by
 * what it did, unless the part itself found a better place.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const area = part.current;
    if (area === null) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };

    // Who points elsewhere leaves it on purpose.
    const leave = () => {
      last = null;
    };

    function goOn() {
      const isGone = last instanceof Element && !last.isConnected;
      if (isGone && document.activeElement === document.body)
        heading.current?.focus();
    }

    const observer = new MutationObserver(goOn);
    observer.observe(area, { childList: true, subtree: true });
    area.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", leave, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerdown", leave, true);
      area.removeEventListener("focusin", remember);
    };
  }, [part, heading]);
}
