import { followSurvey } from "@nearsay/core/api";
import { getAnalytics } from "../api/figures.ts";
import type { Analytics } from "@nearsay/core/contract";

/** Minimum milliseconds between the starts of two automatic loads. */
const pauseMs = 2_000;

/** News about the figures: a load that was requested, or the result of any load. */
export type FiguresNews =
  | { kind: "asked" }
  | { kind: "loaded"; analytics: Analytics }
  | { kind: "failed"; error: unknown };

export interface FollowedFigures {
  /** Reloads at once. */
  refresh: () => void;
  stop: () => void;
}

/**
 * Loads the figures of a survey, and reloads when they change while the page is
 * visible. The result of an outdated load is never reported.
 */
export function followFigures(
  surveyId: string,
  code: string | undefined,
  report: (news: FiguresNews) => void,
): FollowedFigures {
  let running: AbortController | null = null;
  let startedAt = 0;
  let outdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Null until the first load finishes; NaN, which equals no count, after a failed one. */
  let shownCount: number | null = null;
  let reportedCount: number | null = null;

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
    report(news);
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

  /** A running load may have missed what happened since it began, so another one follows it. */
  function arrange(): void {
    if (!outdated || running !== null || timer !== undefined) return;
    const wait = Math.max(0, startedAt + pauseMs - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      if (outdated && running === null && isSeen()) void load();
    }, wait);
  }

  /** A broken stream has missed news, but starts with the counts; each count is checked once. */
  function compareCounts(): void {
    if (reportedCount === null || shownCount === null || running !== null)
      return;
    if (reportedCount !== shownCount) loadSoon();
    reportedCount = null;
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
        reportedCount = responseCount;
        compareCounts();
      },
    },
    { code },
  );
  document.addEventListener("visibilitychange", comeBack);
  void load();

  return {
    refresh() {
      report({ kind: "asked" });
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
