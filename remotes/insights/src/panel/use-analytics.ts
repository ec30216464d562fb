import { messageOf } from "@nearsay/core/api";
import type { Analytics } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/charts";
import { announce } from "@nearsay/core/ui";
import { useEffect, useReducer, useRef } from "react";
import {
  type Changes,
  compareFigures,
  noChanges,
} from "../changes/changes.tsx";
import { insights as texts } from "#messages";
import { findAlerts, newAlerts } from "./alerts.tsx";
import {
  type FiguresNews,
  type FollowedFigures,
  followFigures,
} from "./follow-figures.ts";

interface AnalyticsState {
  /** The latest figures of this survey; kept while they are refreshed or a refresh failed. */
  analytics: Analytics | null;
  changes: Changes;
  error: string | null;
  /** Whether the user waits for a load. */
  loading: boolean;
  /** The announcement of the last load; null if it needs none. */
  sentence: { text: string } | null;
}

const nothingYet: AnalyticsState = {
  analytics: null,
  changes: noChanges,
  error: null,
  loading: true,
  sentence: null,
};

/**
 * Loads the figures of a survey and follows them; another survey or code needs
 * another component instance.
 */
export function useAnalytics(
  surveyId: string,
  code: string | undefined,
): AnalyticsState & { refresh: () => void } {
  const [state, hear] = useReducer(withNews, nothingYet);
  const figures = useRef<FollowedFigures>(null);
  useEffect(() => {
    const followed = followFigures(surveyId, code, hear);
    figures.current = followed;
    return followed.stop;
  }, [surveyId, code]);
  const { sentence } = state;
  useEffect(() => {
    if (sentence !== null) announce(sentence.text);
  }, [sentence]);
  return { ...state, refresh: () => figures.current?.refresh() };
}

function withNews(state: AnalyticsState, news: FiguresNews): AnalyticsState {
  switch (news.kind) {
    case "asked":
      // Cleared, so that the same error is announced again.
      return { ...state, error: null, loading: true };
    case "loaded":
      return withFigures(state, news.analytics);
    case "failed": {
      const error = messageOf(news.error, texts.unknownError);
      return { ...state, error, loading: false };
    }
  }
}

/** An update that changes no number keeps the marks of the previous one. */
function withFigures(
  state: AnalyticsState,
  analytics: Analytics,
): AnalyticsState {
  const { analytics: earlier, changes } = state;
  const grown = earlier ? compareFigures(earlier, analytics) : noChanges.grown;
  const text = sayNews(
    sentencesFor(state, analytics, grown.get("responses") ?? 0),
    newAlerts(earlier ? findAlerts(earlier) : [], findAlerts(analytics)).map(
      (alert) => alert.text,
    ),
  );
  return {
    analytics,
    changes: grown.size > 0 ? { update: changes.update + 1, grown } : changes,
    error: null,
    loading: false,
    sentence: text === "" ? null : { text },
  };
}

function sayNews(
  sentences: readonly string[],
  alerts: readonly string[],
): string {
  if (sentences.length + alerts.length < 2)
    return [...sentences, ...alerts].join("");
  const ended = sentences.map((sentence) => texts.newsSentence({ sentence }));
  return [...ended, ...alerts].join(" ");
}

function sentencesFor(
  before: AnalyticsState,
  after: Analytics,
  more: number,
): string[] {
  const { responseCount, releasedCount, results } = after;
  const shownBefore = before.analytics?.releasedCount ?? releasedCount;
  const isRelease = results.mode !== "live" && releasedCount > shownBefore;
  const sentences = [
    ...(more > 0
      ? [texts.newResponses({ count: more, formatted: formatCount(more) })]
      : []),
    ...(isRelease
      ? [
          texts.shownNow({
            shown: formatCount(releasedCount),
            all: formatCount(responseCount),
          }),
        ]
      : []),
  ];
  if (sentences.length > 0) return sentences;
  return before.loading && before !== nothingYet ? [texts.refreshed] : [];
}
