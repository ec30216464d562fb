import { followSurvey, type LiveHandlers } from "@nearsay/core/api";
import type { ResponseResult, Survey } from "@nearsay/core/contract";
import { whenIdle } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useAccessCode } from "../access-code/known-codes.ts";
import { markSurveyAtom, useSurveyMarks } from "../marks.ts";

/** Changes to a survey since the server described it. */
export type SurveyProgress = ReturnType<typeof useSurveyProgress>;

export interface Following {
  /** Whether the questions or a panel of the survey are open. */
  open: boolean;
  shareToken?: string | null | undefined;
}

type Counts = Pick<Survey, "responseCount" | "postCount" | "likeCount">;

interface Since {
  /** The description these changes are based on; a newer one includes them. */
  survey: Survey;
  counts: Counts;
  /**
   * The number with the visitor's own response; the server's number includes it
   * some moments later.
   */
  least: number;
  removed: boolean;
}

/** Follows the live events of a survey while it is open. */
export function useSurveyProgress(survey: Survey, following: Following) {
  const { responded } = useSurveyMarks(survey.id);
  const mark = useSetAtom(markSurveyAtom);
  const [ended, setEnded] = useState<{ expiresAt: string | null } | null>(null);
  const { counts, removed, change } = useChanges(survey);
  const markClosed = (expiresAt: string | null) => setEnded({ expiresAt });
  useLive(survey.id, following, {
    counts: (received) =>
      change(({ least }) => ({ counts: countsOf(received, least) })),
    closed: ({ expiresAt }) => markClosed(expiresAt),
    removed: () => change(() => ({ removed: true })),
  });
  const countPosts = useCallback(
    (postCount: number) =>
      change((before) => ({ counts: { ...before.counts, postCount } })),
    [change],
  );

  function countOwnResponse() {
    change((before) => {
      // Counts received while the response was in flight may include it
      // already.
      const responseCount = Math.max(
        before.counts.responseCount,
        counts.responseCount + 1,
      );
      const counted = { ...before.counts, responseCount };
      return { counts: counted, least: responseCount };
    }, "newer-too");
  }

  return {
    closed: survey.expired || ended !== null,
    /** ISO 8601. */
    expiresAt: ended?.expiresAt ?? survey.expiresAt,
    ...counts,
    responded,
    /** Whether the survey was taken down. */
    removed,
    /**
     * Call the function of the render in which the response was sent, because
     * it knows the count from before.
     */
    markAnswered: (result: ResponseResult) => {
      if (!result.duplicate) countOwnResponse();
      mark(survey.id, { responded: result });
    },
    markClosed,
    countPosts,
  };
}

/** Changes received since the description. */
function useChanges(survey: Survey) {
  const [since, setSince] = useState(() => unchanged(survey));
  if (since.survey !== survey) setSince(unchanged(survey, since));
  const change = useCallback(
    (update: (before: Since) => Partial<Since>, on?: "newer-too") => {
      setSince((current) => {
        const newer = on === "newer-too" && current.survey.id === survey.id;
        return newer || current.survey === survey
          ? { ...current, ...update(current) }
          : current;
      });
    },
    [survey],
  );
  return { ...since, change };
}

function unchanged(survey: Survey, before?: Since): Since {
  const least = before?.survey.id === survey.id ? before.least : 0;
  return { survey, counts: countsOf(survey, least), least, removed: false };
}

function countsOf(
  { responseCount, postCount, likeCount }: Counts,
  least: number,
): Counts {
  return {
    responseCount: Math.max(responseCount, least),
    postCount,
    likeCount,
  };
}

function useLive(
  surveyId: string,
  { open, shareToken }: Following,
  handlers: Required<Pick<LiveHandlers, "counts" | "closed" | "removed">>,
): void {
  const code = useAccessCode(surveyId);
  const latest = useEffectEvent(() => handlers);
  useEffect(() => {
    if (!open) return;
    let stop: (() => void) | undefined;
    const left = new AbortController();
    // The first event contains the current state, so nothing is missed before
    // it.
    void whenIdle().then(() => {
      if (left.signal.aborted) return;
      stop = followSurvey(
        surveyId,
        {
          counts: (event) => latest().counts(event),
          closed: (event) => latest().closed(event),
          removed: (event) => latest().removed(event),
        },
        { code, shareToken: shareToken ?? undefined },
      );
    });
    return () => {
      left.abort();
      stop?.();
    };
  }, [surveyId, open, code, shareToken]);
}
