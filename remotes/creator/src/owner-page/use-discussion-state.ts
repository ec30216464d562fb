import type { ManagedSurvey } from "@nearsay/core/contract";
import { useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";
import type { OwnerLink } from "../owned/owner-link.ts";
import { getDiscussion } from "./discussion/discussion-calls.ts";
import { mayOpen } from "./parts.ts";

interface DiscussionSummary {
  readonly closed: boolean;
  /** Number of reported messages that readers still see, among the newest. */
  readonly reported: number;
}

/** What a moderator should know before opening the discussion; null if there is none, or it is unknown. */
export function useDiscussionState(
  { uuid, key }: OwnerLink,
  managed: ManagedSurvey,
): DiscussionSummary | null {
  const wanted = mayOpen("discussion", managed) && managed.survey.postCount > 0;
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!wanted) return null;
      const newest = { sought: "", before: null };
      const page = await getDiscussion({ uuid, key }, newest, signal);
      return {
        closed: page.state.closed,
        reported: page.items.filter(
          ({ reported, hidden }) => reported && hidden === null,
        ).length,
      };
    },
    [uuid, key, wanted],
  );
  const { loaded } = useLoad(load);
  return loaded.status === "loaded" ? loaded.value : null;
}
