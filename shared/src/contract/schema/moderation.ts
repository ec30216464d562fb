import Type from "typebox";
import { limits } from "../limits.ts";
import { hidingReasons, slowModes } from "../moderation.ts";
import { Count, defineCalls, Id, Nullable, Timestamp, Uuid } from "./parts.ts";

export const DiscussionState = Type.Object(
  {
    closed: Type.Boolean({
      description: "Whether it can be read but not written to",
    }),
    slow_minutes: Type.Integer({
      minimum: 0,
      description:
        "How long each person waits between two posts or replies; 0 where nobody does",
    }),
  },
  { title: "DiscussionState" },
);

export const ModeratedItem = Type.Object(
  {
    kind: Type.Enum(["post", "reply"]),
    id: Id,
    content: Type.String(),
    user_id: Type.String({ description: "As readers are told of its author" }),
    as_author: Type.Boolean({
      description:
        "Whether readers are told that the author of the survey wrote it",
    }),
    created_at: Timestamp,
    hidden: Nullable(
      Type.String({ description: "What readers see instead of the text" }),
    ),
    reported: Type.Boolean({
      description:
        "Whether its reports weigh half of what hides it, or more; no longer once it was shown again",
    }),
  },
  { title: "ModeratedMessage" },
);

export const ModeratedReply = Type.Object(
  {
    discussion: DiscussionState,
    items: Type.Array(ModeratedItem),
    next: Type.Union([Count, Type.Null()], {
      description: "What to ask for the next page with; null on the last one",
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
    summary: "Posts and replies of a survey, also hidden ones, newest first",
    description:
      "With `q` those that hold it. In pages: give `next` as `before` for the next one.",
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
    summary: "Close the discussion, open it, or slow it down",
    description:
      "What is left out stays. A closed one can be read, and 409 DISCUSSION_CLOSED refuses posts, replies and changes of replies. In slow mode 429 DISCUSSION_SLOW refuses a second post or reply of a person for so many minutes.",
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
      "Readers see in its place that the author of the survey hid it, and why; nobody can like it or reply to it. Replies to a hidden post stay where they are. Its writer reads the text among their own data until they delete it. One that is hidden already is hidden for this reason from now on; 403 KEY_TOO_WEAK where an operator hid it.",
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
      "Succeeds where it is not hidden; 403 KEY_TOO_WEAK where an operator hid it. Reports do not hide again what they had hidden.",
    method: "DELETE",
    path: "/manage/:uuid/discussion/:kind/:id/hiding",
    ...one,
    reply: ModeratedItem,
  },
});
