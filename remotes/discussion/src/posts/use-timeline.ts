import { followSurvey } from "@nearsay/core/api";
import { listPosts } from "../api/discussion-calls.ts";
import type { Post } from "@nearsay/core/contract";
import { viewerIdAtom } from "@nearsay/core/session";
import { useLoad } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useFirstOrder } from "./first-order.ts";
import {
  type PostChange,
  type Timeline,
  catchUp,
  countPosts,
  hear,
  pageSize,
  recount,
  startWith,
} from "./timeline.ts";

/** Changes the timeline; before anything has loaded, the change is applied once it has. */
export type UpdateTimeline = (change: (known: Timeline) => Timeline) => void;

/** The posts of one survey, updated live. */
export function useTimeline(surveyId: string) {
  const { loaded, retry, update } = useFirstPage(surveyId);
  const received = useLivePosts(surveyId, update);
  const known = loaded.status === "loaded" ? countPosts(loaded.value) : null;

  const change = useCallback(
    (changed: PostChange) => update((timeline) => recount(timeline, [changed])),
    [update],
  );
  return {
    loaded,
    retry,
    update,
    change,
    /** Number of posts, shown or not; null while unknown. */
    count: received === null ? known : Math.max(received, known ?? 0),
    add: (own: Post) => {
      update((timeline) => hear(timeline, own, own.authorId));
      if (loaded.status === "failed") retry();
    },
  };
}

/** Changes that arrive while the first page loads are applied to it afterwards. */
function useFirstPage(surveyId: string) {
  const sort = useFirstOrder();
  const early = useRef<Parameters<UpdateTimeline>[0][] | null>([]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const order = sort === "new" ? {} : { sort };
      const page = await listPosts(
        surveyId,
        { ...order, limit: pageSize },
        signal,
      );
      const changes = early.current ?? [];
      early.current = null;
      return changes.reduce(
        (timeline, change) => change(timeline),
        startWith(page, sort),
      );
    },
    [surveyId, sort],
  );
  const { loaded, retry, change } = useLoad(load);
  const update = useCallback<UpdateTimeline>(
    (next) => {
      if (early.current === null) change(next);
      else early.current.push(next);
    },
    [change],
  );
  return { loaded, retry, update };
}

/** Returns the number of posts last reported by the server. */
function useLivePosts(surveyId: string, update: UpdateTimeline): number | null {
  const viewerId = useAtomValue(viewerIdAtom);
  const [received, setReceived] = useState<number | null>(null);
  const hearPost = useEffectEvent((post: Post) =>
    update((timeline) => hear(timeline, post, viewerId)),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let missed = false;

    async function loadMissed() {
      const page = await listPosts(surveyId, { limit: pageSize }, signal);
      missed = false;
      update((timeline) => catchUp(timeline, page));
    }
    /** If it fails, what is shown stays, and the next counts try again. */
    function tryMissed() {
      loadMissed().catch(() => undefined);
    }

    const stop = followSurvey(surveyId, {
      counts: ({ postCount }) => {
        setReceived(postCount);
        if (missed) tryMissed();
      },
      post: ({ post }) => hearPost(post),
      reply: ({ postId: id, replyCount }) =>
        update((timeline) => recount(timeline, [{ id, replyCount }])),
      "post-counts": ({ items }) =>
        update((timeline) => recount(timeline, items)),
      reset: () => {
        missed = true;
        tryMissed();
      },
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [surveyId, update]);
  return received;
}
