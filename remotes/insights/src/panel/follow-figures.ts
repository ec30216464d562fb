import { followSurvey, getAnalytics } from "@nearsay/core/api";
import type { Analytics } from "@nearsay/core/contract";

/** Milliseconds from the start of one load to the next that nobody asked for. */
const pauseMs = 2_000;

/** What becomes of the figures. Somebody asked for a load, or the server's news set it off. */
export type FiguresNews =
  | { kind: "asked" }
  | { kind: "loaded"; analytics: Analytics }
  | { kind: "failed"; error: unknown };

export interface FollowedFigures {
  /** Loads anew at once. */
  refresh: () => void;
  stop: () => void;
}

/**
 * Loads the figures of a survey, and anew when they change while the page is
 * seen. What a later load has overtaken is never told.
 */
export function followFigures(
  surveyId: string,
  code: string | undefined,
  tell: (news: FiguresNews) => void,
): FollowedFigures {
  let running: AbortController | null = null;
  let startedAt = 0;
  let outdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Null until the first load is over; not a number, and so like no count, after one that failed. */
  let shownCount: number | null = null;
  let toldCount: number | null = null;

  async function load(): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    startedAt = performance.now();
    outdated = false;
    const news = await read(own.signal);
    if (own.signal.aborted) return;
    running = null;
    shownCount = news.kind === "loaded" ? news.analytics.responseCount : NaN;
    tell(news);
    compareCounts();
    arrange();
  }

  async function read(signal: AbortSignal): Promise<FiguresNews> {
    try {
      const analytics = await getAnalytics(surveyId, { code }, signal);
      return { kind: "loaded", analytics };
    } catch (error) {
      return { kind: "failed", error };
    }
  }

  function loadSoon(): void {
    outdated = true;
    arrange();
  }

  /** A load under way may have missed what happened since it began, so the next one waits for it. */
  function arrange(): void {
    if (!outdated || running !== null || timer !== undefined) return;
    const wait = Math.max(0, startedAt + pauseMs - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      if (outdated && running === null && isSeen()) void load();
    }, wait);
  }

  /** A stream that broke has missed news, but begins with the counts; each of them is looked at once. */
  function compareCounts(): void {
    if (toldCount === null || shownCount === null || running !== null) return;
    if (toldCount !== shownCount) loadSoon();
    toldCount = null;
  }

  function comeBack(): void {
    if (isSeen()) loadSoon();
  }

  const stopFollowing = followSurvey(
    surveyId,
    {
      insights: loadSoon,
      reset: loadSoon,
      removed: loadSoon,
      counts: ({ responseCount }) => {
        toldCount = responseCount;
        compareCounts();
      },
    },
    { code },
  );
  document.addEventListener("visibilitychange", comeBack);
  void load();

  return {
    refresh() {
      tell({ kind: "asked" });
      void load();
    },
    stop() {
      stopFollowing();
      document.removeEventListener("visibilitychange", comeBack);
      clearTimeout(timer);
      running?.abort();
    },
  };
}

function isSeen(): boolean {
  return document.visibilityState === "visible";
}
