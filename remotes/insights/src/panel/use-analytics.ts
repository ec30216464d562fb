import { getAnalytics, messageOf } from "@nearsay/core/api";
import type { Analytics } from "@nearsay/core/contract";
import { announce } from "@nearsay/core/ui";
import { useEffect, useState } from "react";
import { texts } from "../texts.ts";

export interface AnalyticsState {
  /** The last figures of this survey; kept while they are refreshed or a refresh failed. */
  analytics: Analytics | null;
  error: string | null;
  loading: boolean;
  refresh: () => void;
}

interface Outcome {
  key: string;
  attempt: number;
  analytics: Analytics | null;
  error: string | null;
}

const nothing = { attempt: -1, analytics: null, error: null };

/** Loads the figures of a survey, anew whenever the survey or its code changes. */
export function useAnalytics(
  surveyId: string,
  code: string | undefined,
): AnalyticsState {
  const key = JSON.stringify([surveyId, code]);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Outcome>({ key, ...nothing });

  useEffect(() => {
    const controller = new AbortController();
    const settle = (
      update: (earlier: Outcome | null) => Pick<Outcome, "analytics" | "error">,
    ) => {
      if (controller.signal.aborted) return;
      setLast((earlier) => ({
        key,
        attempt,
        ...update(earlier.key === key ? earlier : null),
      }));
    };
    getAnalytics(surveyId, { code }, controller.signal).then(
      (analytics) => {
        if (attempt > 0 && !controller.signal.aborted) {
          announce(texts.refreshed);
        }
        settle(() => ({ analytics, error: null }));
      },
      (error: unknown) => {
        const message = messageOf(error, texts.unknownError);
        settle((earlier) => ({
          analytics: earlier?.analytics ?? null,
          error: message,
        }));
      },
    );
    return () => {
      controller.abort();
    };
  }, [key, surveyId, code, attempt]);

  const current = last.key === key ? last : { key, ...nothing };
  return {
    analytics: current.analytics,
    error: current.error,
    loading: current.attempt !== attempt,
    refresh: () => {
      setAttempt((count) => count + 1);
    },
  };
}
