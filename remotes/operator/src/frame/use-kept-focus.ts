import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the section's heading if an action removed the focused
 * element, unless the section moved it elsewhere.
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

    // A user who points elsewhere leaves the element on purpose.
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
