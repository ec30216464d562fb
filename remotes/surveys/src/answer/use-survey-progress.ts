import type { ResponseResult, Survey } from "@nearsay/core/contract";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { markRespondedAtom, respondedAtom } from "./responded.ts";

/** What has become of a survey since the server described it. */
export interface SurveyProgress {
  closed: boolean;
  /** ISO 8601. */
  expiresAt: string | null;
  responseCount: number;
  postCount: number;
  responded: ResponseResult | null;
  markAnswered: (result: ResponseResult) => void;
  markClosed: (expiresAt: string | null) => void;
  countPosts: (count: number) => void;
}

interface Since {
  /** The description that these changes come on top of; a newer one includes them. */
  survey: Survey;
  responses: number;
  posts: number | null;
}

export function useSurveyProgress(survey: Survey): SurveyProgress {
  const responded = useAtomValue(respondedAtom)[survey.id] ?? null;
  const markResponded = useSetAtom(markRespondedAtom);
  const [ended, setEnded] = useState<{ expiresAt: string | null } | null>(null);
  const [changes, setChanges] = useState<Since>(unchanged(survey));
  const since = changes.survey === survey ? changes : unchanged(survey);
  const change = useCallback(
    (next: Partial<Since>) => {
      setChanges((current) =>
        current.survey === survey
          ? { ...current, ...next }
          : { ...unchanged(survey), ...next },
      );
    },
    [survey],
  );
  const countPosts = useCallback(
    (posts: number) => {
      change({ posts });
    },
    [change],
  );

  return {
    closed: survey.expired || ended !== null,
    expiresAt: ended?.expiresAt ?? survey.expiresAt,
    responseCount: survey.responseCount + since.responses,
    postCount: since.posts ?? survey.postCount,
    responded,
    markAnswered(result) {
      if (!result.duplicate) change({ responses: 1 });
      markResponded(survey.id, result);
    },
    markClosed(expiresAt) {
      setEnded({ expiresAt });
    },
    countPosts,
  };
}

function unchanged(survey: Survey): Since {
  return { survey, responses: 0, posts: null };
}
