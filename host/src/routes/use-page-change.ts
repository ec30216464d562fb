import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, NavigationType } from "react-router-dom";
import type { Shown } from "../activation/activation-gate.tsx";
import { holdFocus } from "./hold-focus.ts";
import { createScrollMemory } from "./scroll-memory.ts";

/**
 * When another page is shown, does the same as browsers when they load one: a
 * new page starts at its top or its anchor, an earlier one at its position. The
 * page's heading gets the focus, so that screen readers announce the change.
 */
export function usePageChange({ location, navigation }: Shown): void {
  const last = useRef<Location | null>(null);
  const letFocusGo = useRef(() => {});
  const [scroll] = useState(createScrollMemory);
  useEffect(() => scroll.watch(), [scroll]);

  useLayoutEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    // A step within the page, such as between pages of a form.
    if (from !== null && isSame(from, location)) return;
    scroll.enter(entryOf(location));
    const returns =
      from === null ? isShownAgain() : navigation === NavigationType.Pop;
    const restored = returns && scroll.restore();
    // The first page is already positioned by the browser; measuring would
    // cause a second layout.
    if (!restored && from !== null) {
      if (startsAtTop(from, location)) window.scrollTo(0, 0);
      scroll.note();
    }
    const anchor = restored ? "" : location.hash.slice(1);
    const isOther = from !== null && from.pathname !== location.pathname;
    if (!isOther && anchor === "") return;
    letFocusGo.current();
    letFocusGo.current = holdFocus(
      () => findAnchor(anchor) ?? (isOther ? findHeading() : null),
      (element) => {
        if (element === findAnchor(anchor)) element.scrollIntoView();
      },
    );
  }, [location, navigation, scroll]);

  useEffect(
    () => () => {
      letFocusGo.current();
    },
    [],
  );
}

/** Keys alone are not sufficient: the first page of each visit has the same one. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

function isSame(one: Location, other: Location): boolean {
  return entryOf(one) === entryOf(other) && one.search === other.search;
}

/** Whether the document was reloaded or restored from the history. */
function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

/** An anchor of the same page does not scroll to the top; removing the anchor does. */
function startsAtTop(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  return from.hash !== "" && to.hash === "";
}

function findAnchor(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** The page itself while a remote's heading does not exist yet. */
function findHeading(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector<HTMLElement>("main")
  );
}
