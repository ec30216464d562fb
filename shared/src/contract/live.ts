import { type Post, readPost, type Reply, readReply } from "./discussion.ts";
import {
  ContractError,
  type Json,
  isRecord,
  readCount,
  readItems,
  readOptionalString,
  readString,
} from "./read.ts";

export interface PostCounts {
  id: string;
  likeCount: number;
  replyCount: number;
}

/** An event of a survey that is being followed. */
export type LiveEvent =
  | {
      kind: "counts";
      responseCount: number;
      likeCount: number;
      postCount: number;
    }
  | { kind: "post"; post: Post }
  /** A new or edited reply. */
  | { kind: "reply"; postId: string; reply: Reply; replyCount: number }
  | { kind: "post-counts"; items: PostCounts[] }
  /** The figures have changed: load them again. */
  | { kind: "insights" }
  | { kind: "closed"; expiresAt: string | null }
  /** No one may see the survey any more; no further events follow. */
  | { kind: "removed" }
  /** Too many events were missed: reload everything. */
  | { kind: "reset" };

const readers: {
  [Kind in LiveEvent["kind"]]: (
    data: Json,
  ) => Omit<Extract<LiveEvent, { kind: Kind }>, "kind">;
} = {
  counts: (data) => ({
    responseCount: readCount(data, "responses_count"),
    likeCount: readCount(data, "like_count"),
    postCount: readCount(data, "post_count"),
  }),
  post: (data) => ({ post: readPost(data.post) }),
  reply: (data) => ({
    postId: readString(data, "postId"),
    reply: readReply(data.reply),
    replyCount: readCount(data, "reply_count"),
  }),
  "post-counts": (data) => ({ items: readItems(data).map(readPostCounts) }),
  insights: () => ({}),
  closed: (data) => ({ expiresAt: readOptionalString(data, "expiresAt") }),
  removed: () => ({}),
  reset: () => ({}),
};

/** The names of all events. */
export const liveEventKinds = Object.keys(readers) as LiveEvent["kind"][];

/** Null if it cannot be read; the next event may still be readable. */
export function readLiveEvent(
  kind: LiveEvent["kind"],
  text: string,
): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data)
      ? ({ kind, ...readers[kind](data) } as LiveEvent)
      : null;
  } catch (error) {
    if (error instanceof ContractError || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

function readPostCounts(item: Json): PostCounts {
  return {
    id: readString(item, "id"),
    likeCount: readCount(item, "like_count"),
    replyCount: readCount(item, "reply_count"),
  };
}
