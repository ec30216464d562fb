import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus in place: an element that is pressed may disappear or be
 * disabled by its action. The focus then moves to the heading of the section,
 * or of the page if the section is gone, too.
 * @param page Its sections are labelled by headings that can take the focus.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = page.current;
    if (area === null) return;
    let last: Element | null = null;
    let heading: HTMLElement | null = null;

    function remember({ target }: FocusEvent) {
      last = target as Element;
      heading = headingOf(last);
    }

    // A user who points elsewhere leaves the element on purpose.
    function leave() {
      last = null;
    }

    function goOn() {
      if (last === null || !isLost(last)) return;
      const next = heading?.isConnected ? heading : area?.querySelector("h1");
      next?.focus();
    }

    const observer = new MutationObserver(goOn);
    observer.observe(area, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
    area.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", leave, true);
    return () => {
      observer.disconnect();
      area.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", leave, true);
    };
  }, [page]);
}

/** A removed element leaves the focus on the body; a disabled one may keep it a moment longer. */
function isLost(last: Element): boolean {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== body && activeElement !== last;
  return !isElsewhere && (!last.isConnected || last.matches(":disabled"));
}

function headingOf(element: Element): HTMLElement | null {
  const id = element
    .closest("section[aria-labelledby]")
    ?.getAttribute("aria-labelledby");
  return id ? document.getElementById(id) : null;
}
