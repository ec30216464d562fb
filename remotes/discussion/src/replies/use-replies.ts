import { ApiError, followSurvey } from "@nearsay/core/api";
import {
  createReply,
  listReplies,
  updateReply,
} from "../api/discussion-calls.ts";
import { type Reply, type ReplyPage, limits } from "@nearsay/core/contract";
import { viewerIdAtom } from "@nearsay/core/session";
import { announce } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
} from "react";
import { discussion as texts } from "#messages";
import {
  type Thread,
  type ThreadNews,
  type WantedPage,
  countReplies,
  followThread,
  knowsReply,
  unopenedThread,
} from "./thread.ts";

interface RepliesOptions {
  readonly surveyId: string;
  readonly postId: string;
  /** Number of replies last reported by the server. */
  readonly reported: number;
  readonly onCountChange: (count: number) => void;
}

/** The replies to a post, updated live, with their actions. */
export function useReplies(options: RepliesOptions) {
  const { postId, reported, onCountChange } = options;
  const [thread, dispatch] = useReducer(followThread, unopenedThread);
  useLiveReplies(options, thread, dispatch);
  useWantedPage(postId, thread.wanted, dispatch);

  const count = countReplies(thread, reported);
  const isWhole = thread.next === null;
  const reportCount = useEffectEvent(onCountChange);
  useEffect(() => {
    if (isWhole) reportCount(count);
  }, [isWhole, count]);

  const change = useCallback(
    async (...change: Parameters<typeof updateReply>) => {
      const reply = await updateReply(...change);
      dispatch({ kind: "heard", reply });
    },
    [],
  );

  return {
    thread,
    count,
    showMore: () => dispatch({ kind: "more-wanted" }),
    add: async (content: string, surveyKey?: string | null) => {
      const id = Number(postId);
      if (!Number.isFinite(id))
        throw new ApiError(0, texts.replyForm.missingPost);
      const reply = await createReply(id, content, surveyKey ?? undefined);
      dispatch({ kind: "written", reply });
    },
    change,
  };
}

/** Listens before anything is loaded, so that nothing is missed in between. */
function useLiveReplies(
  { surveyId, postId }: RepliesOptions,
  thread: Thread,
  dispatch: Dispatch<ThreadNews>,
): void {
  const viewerId = useAtomValue(viewerIdAtom);
  const hear = useEffectEvent((reply: Reply) => {
    const isNew = thread.next === null && !knowsReply(thread, reply.id);
    if (isNew && reply.authorId !== viewerId) announce(texts.replies.arrived);
    dispatch({ kind: "heard", reply });
  });
  useEffect(
    () =>
      followSurvey(surveyId, {
        reply: (event) => {
          if (event.postId === postId) hear(event.reply);
        },
        reset: () => dispatch({ kind: "missed" }),
      }),
    [surveyId, postId, dispatch],
  );
}

function useWantedPage(
  postId: string,
  wanted: WantedPage | null,
  dispatch: Dispatch<ThreadNews>,
): void {
  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const dispatchUnlessOver = (news: ThreadNews) => {
      if (!signal.aborted) dispatch(news);
    };
    loadReplies(postId, wanted, signal).then(
      (page) => dispatchUnlessOver({ kind: "page", page }),
      (error: unknown) => {
        if (!signal.aborted)
          console.error("replies could not be loaded", error);
        dispatchUnlessOver({ kind: "failed" });
      },
    );
    return () => controller.abort();
  }, [postId, wanted, dispatch]);
}

/** In as many requests as the server's maximum page size requires. */
async function loadReplies(
  postId: string,
  { after, count }: Pick<WantedPage, "after" | "count">,
  signal: AbortSignal,
): Promise<ReplyPage> {
  const limit = Math.min(count, limits.listMax);
  const page = await listReplies(postId, { after, limit }, signal);
  const missing = count - page.replies.length;
  if (page.next === null || page.replies.length === 0 || missing <= 0)
    return page;
  const rest = { after: page.next, count: missing };
  const { replies, next } = await loadReplies(postId, rest, signal);
  return { replies: [...page.replies, ...replies], next };
}
