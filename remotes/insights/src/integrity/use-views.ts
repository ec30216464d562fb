import { getAnalytics } from "../api/figures.ts";
import type { Analytics } from "@nearsay/core/contract";
import { useLoad } from "@nearsay/core/ui";
import { useCallback, useState } from "react";

/** The same figures with and without flagged answers. */
export interface Views {
  all: Analytics;
  without: Analytics;
}

export interface ChosenView {
  /** The figures to show. */
  shown: Analytics;
  /** Null if nothing is flagged, and until both are loaded. */
  views: Views | null;
  /** Whether the other view could not be loaded. */
  failed: boolean;
  choose: (withoutFlagged: boolean) => void;
}

/** Loads the other view in addition to the server's default one, so that switching is immediate. */
export function useViews(
  surveyId: string,
  code: string | undefined,
  analytics: Analytics,
): ChosenView {
  const [wanted, choose] = useState<boolean | null>(null);
  const { loaded } = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        loadOther(surveyId, code, analytics, signal).then((other) =>
          other === null ? null : pair(analytics, other),
        ),
      [surveyId, code, analytics],
    ),
  );
  const views = loaded.status === "loaded" ? loaded.value : null;
  const without = wanted ?? analytics.withoutFlagged;
  return {
    shown:
      views === null || without === analytics.withoutFlagged
        ? analytics
        : without
          ? views.without
          : views.all,
    views,
    failed: loaded.status === "failed",
    choose,
  };
}

function loadOther(
  surveyId: string,
  code: string | undefined,
  { flaggedCount, withoutFlagged }: Analytics,
  signal: AbortSignal,
): Promise<Analytics | null> {
  if (flaggedCount === 0) return Promise.resolve(null);
  const without = withoutFlagged ? "nothing" : "flagged";
  return getAnalytics(surveyId, { code }, signal, { without });
}

function pair(one: Analytics, other: Analytics): Views {
  return one.withoutFlagged
    ? { all: other, without: one }
    : { all: one, without: other };
}
