import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus where somebody was: what they press may go away, or take no
 * more, by what it does. It goes on then at the heading of the section, or of
 * the page where the section is gone, too.
 * @param page Its sections are labelled by headings that take the focus.
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

    // Who points elsewhere leaves it on purpose.
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

/** What is gone leaves the focus to nothing; what is disabled may hold it a moment longer. */
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
