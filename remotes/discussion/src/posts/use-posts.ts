import { listPosts } from "@nearsay/core/api";
import type { Post } from "@nearsay/core/contract";
import { useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";

/** The posts of a survey, newest first. */
export function usePosts(surveyId: string) {
  const load = useCallback(
    (signal: AbortSignal) => listPosts(surveyId, signal),
    [surveyId],
  );
  const { loaded, retry, change } = useLoad(load);
  const add = (post: Post) => {
    change((posts) => [post, ...posts]);
  };
  return { loaded, retry, add };
}
