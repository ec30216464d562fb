import { sessionStore } from "@nearsay/core/session";

const storageKey = "scroll_positions";
/** Events of people who scroll themselves. */
const ownScrolling = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Scroll positions of the pages in the history, also through a reload. */
export function createScrollMemory() {
  const positions = readPositions();
  let current = "";
  let restoring = new AbortController();
  restoring.abort();

  // Until the position is restored, the current one is not the one at which the
  // page was left.
  const note = () => {
    if (restoring.signal.aborted) positions.set(current, window.scrollY);
  };

  return {
    /** Stores the position of the entry without a scroll event. */
    note,
    /** From then on, scrolling belongs to this entry of the history. */
    enter(entry: string) {
      restoring.abort();
      current = entry;
    },
    /**
     * Scrolls to the position at which the entry was left, as soon as the page
     * is long enough, unless the person scrolls first. False if the position is
     * unknown.
     */
    restore() {
      const top = positions.get(current);
      if (top === undefined) return false;
      restoring = new AbortController();
      scrollWhenLongEnough(top, restoring);
      return true;
    },
    /** Starts observing; returns a function that stops it. */
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
 * Content of a page may load later than the page, which then grows. Fonts that
 * load later also move the content, and the stored position was measured with
 * them.
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

/** Ignores anything else that is stored there. */
function readPositions(): Map<string, number> {
  const kept = sessionStore.read(storageKey);
  return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
}

function isPosition(item: unknown): item is [string, number] {
  if (!Array.isArray(item)) return false;
  const [entry, top] = item as unknown[];
  return typeof entry === "string" && typeof top === "number";
}
