import { readPost, readReply } from "./discussion.ts";
import {
  by,
  count,
  list,
  type Fields,
  type Read,
  readFields,
  text,
  textOrNull,
} from "./fields.ts";
import { ContractError, isRecord } from "./read.ts";

const postCountsFields = {
  id: text(),
  likeCount: count("like_count"),
  replyCount: count("reply_count"),
};

export interface PostCounts extends Read<typeof postCountsFields> {}

const liveEventFields = {
  counts: {
    responseCount: count("responses_count"),
    likeCount: count("like_count"),
    postCount: count("post_count"),
  },
  post: { post: by(readPost) },
  /** A new or edited reply. */
  reply: {
    postId: text(),
    reply: by(readReply),
    replyCount: count("reply_count"),
  },
  "post-counts": { items: list(postCountsFields) },
  /** The figures have changed: load them again. */
  insights: {},
  closed: { expiresAt: textOrNull() },
  /** No one may see the survey any more; no further events follow. */
  removed: {},
  /** Too many events were missed: reload everything. */
  reset: {},
};

type EventsByKind = {
  [Kind in keyof typeof liveEventFields]: { kind: Kind } & Read<
    (typeof liveEventFields)[Kind]
  >;
};

/** An event of a survey that is being followed. */
export type LiveEvent = EventsByKind[keyof EventsByKind];

export type { liveEventFields };

/** The names of all events. */
export const liveEventKinds = Object.keys(
  liveEventFields,
) as LiveEvent["kind"][];

/** Null if it cannot be read; the next event may still be readable. */
export function readLiveEvent(
  kind: LiveEvent["kind"],
  text: string,
): LiveEvent | null {
  const fields: Fields = liveEventFields[kind];
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data)
      ? ({ kind, ...readFields(fields, data) } as LiveEvent)
      : null;
  } catch (error) {
    if (error instanceof ContractError || error instanceof SyntaxError)
      return null;
    throw error;
  }
}
