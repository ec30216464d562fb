import { createReply, listReplies, updateReply } from "@nearsay/core/api";
import type { Reply } from "@nearsay/core/contract";
import { useLoad } from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import { texts } from "../texts.ts";

/** The replies to a post, oldest first, with what may be done to them. */
export function useReplies(postId: string) {
  const load = useCallback(
    (signal: AbortSignal) => listReplies(postId, signal),
    [postId],
  );
  const { loaded, change } = useLoad(load);
  const [added, setAdded] = useState(false);
  const replies = loaded.status === "loaded" ? loaded.value : [];

  return {
    loading: loaded.status === "loading",
    replies,
    /** True once the viewer has replied here. */
    added,
    add: async (content: string) => {
      const id = Number(postId);
      if (!Number.isFinite(id)) throw new Error(texts.replyForm.missingPost);
      const reply = await createReply(id, content);
      setAdded(true);
      change((known) => [...known, reply]);
    },
    change: async (replyId: string, content: string) => {
      const changed = await updateReply(replyId, content);
      change((known) =>
        known.map((reply) => (reply.id === replyId ? changed : reply)),
      );
    },
  };
}

/** How many replies a thread shows before it folds. */
const foldedCount = 3;

/** Which replies are shown: a long thread is folded until it is opened, or until the viewer adds to it. */
export function foldReplies(
  replies: readonly Reply[],
  expanded: boolean,
): { shown: readonly Reply[]; hiddenCount: number; foldable: boolean } {
  const foldable = replies.length > foldedCount;
  const shown = foldable && !expanded ? replies.slice(0, foldedCount) : replies;
  return { shown, hiddenCount: replies.length - shown.length, foldable };
}
