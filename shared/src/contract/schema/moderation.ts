import Type from "typebox";
import { limits } from "../limits.ts";
import {
  hidingReasons,
  slowModes,
  type discussionStateFields,
  type moderatedItemFields,
} from "../moderation.ts";
import {
  Count,
  defineCalls,
  Id,
  Nullable,
  Timestamp,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";

export const DiscussionState = Type.Object(
  {
    closed: Type.Boolean({
      description: "Whether the discussion is read-only.",
    }),
    slow_minutes: Type.Integer({
      minimum: 0,
      description:
        "Minutes that a person must wait between two posts or replies. 0 for no wait.",
    }),
  },
  { title: "DiscussionState" },
);

export const ModeratedItem = Type.Object(
  {
    kind: Type.Enum(["post", "reply"]),
    id: Id,
    content: Type.String(),
    user_id: Type.String({
      description: "Pseudonym of its writer, as shown to readers.",
    }),
    as_author: Type.Boolean({
      description:
        "Whether it is shown as written by the author of the survey.",
    }),
    created_at: Timestamp,
    hidden: Nullable(
      Type.String({ description: "What readers see instead of the text." }),
    ),
    reported: Type.Boolean({
      description:
        "Whether its reports have at least half of the weight that hides it. False after it was shown again.",
    }),
  },
  { title: "ModeratedMessage" },
);

export const ModeratedReply = Type.Object(
  {
    discussion: DiscussionState,
    items: Type.Array(ModeratedItem),
    next: Type.Union([Count, Type.Null()], {
      description: "Cursor of the next page. Null on the last page.",
    }),
  },
  { title: "ModeratedDiscussion" },
);

const managed = { params: Type.Object({ uuid: Uuid }) };
const one = {
  params: Type.Object({
    uuid: Uuid,
    kind: Type.Enum(["posts", "replies"]),
    id: Id,
  }),
};

/**
 * Requests of a key holder about the survey's discussion; keys that can only
 * read may not use them.
 */
export const moderationCalls = defineCalls("moderation", {
  getModeratedDiscussion: {
    summary:
      "List posts and replies of a survey, including hidden ones, newest first",
    description:
      "With `q`, only those that contain this text. For the next page, pass `next` as `before`.",
    method: "GET",
    path: "/manage/:uuid/discussion",
    ...managed,
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: limits.postMax })),
      before: Type.Optional(Count),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: limits.readingMax }),
      ),
    }),
    reply: ModeratedReply,
  },
  setDiscussion: {
    summary: "Close, open or slow down the discussion",
    description:
      "Omitted fields stay unchanged. A closed discussion can be read; posts, replies and edits of replies return error 409 DISCUSSION_CLOSED. In slow mode, a second post or reply of a person within `slow_minutes` returns error 429 DISCUSSION_SLOW.",
    method: "PATCH",
    path: "/manage/:uuid/discussion",
    ...managed,
    body: Type.Object(
      {
        closed: Type.Optional(Type.Boolean()),
        slow_minutes: Type.Optional(Type.Enum([...slowModes])),
      },
      { additionalProperties: false, minProperties: 1 },
    ),
    reply: DiscussionState,
  },
  hideMessage: {
    summary: "Hide a post or a reply",
    description:
      "Readers see a note instead: the author of the survey hid it, and why. No one can like it or reply to it. Existing replies to a hidden post remain visible. Its writer can read the text in their own data until they delete it. If it is already hidden, its reason is replaced. Error 403 KEY_TOO_WEAK if an operator hid it.",
    method: "POST",
    path: "/manage/:uuid/discussion/:kind/:id/hiding",
    ...one,
    body: Type.Object({
      reason: Type.Enum([...hidingReasons]),
      words: Type.Optional(
        Nullable(Type.String({ maxLength: limits.hidingWordsMax })),
      ),
    }),
    reply: ModeratedItem,
  },
  showMessage: {
    summary: "Show a hidden post or reply again",
    description:
      "Succeeds if it is not hidden. Error 403 KEY_TOO_WEAK if an operator hid it. Reports do not hide it again.",
    method: "DELETE",
    path: "/manage/:uuid/discussion/:kind/:id/hiding",
    ...one,
    reply: ModeratedItem,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof discussionStateFields, Wire<typeof DiscussionState>>,
  ReadBy<typeof moderatedItemFields, Wire<typeof ModeratedItem>>,
];
