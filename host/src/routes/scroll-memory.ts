import { sessionStore } from "@nearsay/core/session";

const storageKey = "scroll_positions";
/** What people do when they scroll by themselves. */
const ownScrolling = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** How far the pages of the history are scrolled, also through a reload. */
export function createScrollMemory() {
  const positions = readPositions();
  let current = "";
  let restoring = new AbortController();
  restoring.abort();

  // Until it is restored, where the page is says nothing about where it was left.
  const note = () => {
    if (restoring.signal.aborted) positions.set(current, window.scrollY);
  };

  return {
    /** Notes where the entry is, without its being scrolled. */
    note,
    /** From now on scrolling belongs to this entry of the history. */
    enter(entry: string) {
      restoring.abort();
      current = entry;
    },
    /**
     * Scrolls to where the entry was left, as soon as the page is long enough,
     * unless the person scrolls first. False when that is not known.
     */
    restore() {
      const top = positions.get(current);
      if (top === undefined) return false;
      restoring = new AbortController();
      scrollWhenLongEnough(top, restoring);
      return true;
    },
    /** Begins to watch; returns a function that ends it. */
    watch() {
      const watching = new AbortController();
      const { signal } = watching;
      history.scrollRestoration = "manual";
      window.addEventListener("scroll", note, { passive: true, signal });
      const keep = () => sessionStore.write(storageKey, [...positions]);
      window.addEventListener("pagehide", keep, { signal });
      return () => {
        watching.abort();
        restoring.abort();
      };
    },
  };
}

/**
 * What belongs to a page may come later than the page, and with it its length.
 * Letters that come later move what is read, and what was left had them.
 */
function scrollWhenLongEnough(top: number, restoring: AbortController): void {
  const { signal } = restoring;
  const stop = () => restoring.abort();
  const attempt = () => {
    window.scrollTo({ top, behavior: "instant" });
    const isThere = window.scrollY >= Math.floor(top);
    if (isThere && document.fonts.status === "loaded") stop();
  };
  const growth = new ResizeObserver(attempt);
  signal.addEventListener("abort", () => growth.disconnect());
  for (const type of ownScrolling)
    window.addEventListener(type, stop, { passive: true, signal });
  document.fonts.addEventListener("loadingdone", attempt, { signal });
  growth.observe(document.body);
  attempt();
}

/** What else is found there counts as nothing. */
function readPositions(): Map<string, number> {
  const kept = sessionStore.read(storageKey);
  return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
}

function isPosition(item: unknown): item is [string, number] {
  if (!Array.isArray(item)) return false;
  const [entry, top] = item as unknown[];
  return typeof entry === "string" && typeof top === "number";
}
