import Type from "typebox";
import { rings } from "../answer-places.ts";
import { type postFields, postSorts, type replyFields } from "../discussion.ts";
import { limits } from "../limits.ts";
import {
  Count,
  defineCalls,
  Id,
  IdParams,
  NullableString,
  PlaceBody,
  type ReadBy,
  Timestamp,
  type Wire,
} from "./parts.ts";
import { DiscussionState } from "./moderation.ts";
import { CredentialQuery } from "./surveys.ts";

const Hidden = Type.Optional(
  Type.Boolean({
    description:
      "True if the author of the survey, reports or an operator hid it. `content` then states so and, if the author gave a reason, why; `user_id` is empty.",
  }),
);

const AsAuthor = Type.Optional(
  Type.Boolean({
    description:
      "True if its writer chose to be shown as the author of the survey.",
  }),
);

export const PostItem = Type.Object(
  {
    id: Id,
    content: Type.String(),
    user_id: Type.String({
      description:
        "Your own actor id on your own posts. On other posts, a pseudonym that is valid within this survey.",
    }),
    as_author: AsAuthor,
    ring: Type.Optional(
      Type.Enum([...rings], {
        description:
          "Distance ring around the survey's location in which the post was written, if its writer agreed to show it. `here`: the grid cell of the survey's location and the adjacent cells. `near`: up to 10 km. `region`: up to 50 km. `far`: farther. Distances are measured between the centres of grid cells.",
      }),
    ),
    like_count: Count,
    liked: Type.Boolean({
      description:
        "Whether you like it. Set in lists; false in events and in the response to its creation.",
    }),
    reply_count: Count,
    created_at: Timestamp,
    deleted: Type.Optional(
      Type.Boolean({
        description:
          "True if its author deleted it and it had replies. `content` then states so.",
      }),
    ),
    hidden: Hidden,
  },
  { title: "Post" },
);

export const ReplyItem = Type.Object(
  {
    id: Id,
    content: Type.String(),
    user_id: Type.String(),
    as_author: AsAuthor,
    created_at: Timestamp,
    user_alias: NullableString,
    replying_to: NullableString,
    hidden: Hidden,
  },
  { title: "Reply" },
);

const PageLimit = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: limits.listMax,
    default: limits.listMax,
  }),
);
const Next = Type.Union([Id, Type.Null()], {
  description: "Cursor of the next page. Null on the last page.",
});

const PostContent = Type.String({ minLength: 1, maxLength: limits.postMax });
const ReplyContent = Type.String({ minLength: 1, maxLength: limits.replyMax });

const WriteAsAuthor = Type.Optional(
  Type.Boolean({
    description:
      "Whether to show it as written by the author of the survey. True requires a survey key with the role `own` in the X-Survey-Key header. Error 404 without a valid key, 403 KEY_TOO_WEAK if the key has another role.",
  }),
);

export const discussionCalls = defineCalls("discussion", {
  listPosts: {
    summary: "List posts of a survey, newest first by default",
    description:
      "For the next page, pass `next` as `before`, or as `after` if `sort` is `near` or `liked`.",
    method: "GET",
    path: "/posts",
    query: Type.Object({
      surveyId: Id,
      sort: Type.Optional(
        Type.Enum([...postSorts], {
          default: "new",
          description:
            "Order of the posts. `near`: by ring, nearest first, then posts without a ring. `liked`: most likes first. Within the same ring or number of likes, newest first.",
        }),
      ),
      before: Type.Optional(Id),
      after: Type.Optional(Type.String({ maxLength: limits.listCursorMax })),
      limit: PageLimit,
      ...CredentialQuery.properties,
    }),
    reply: Type.Object({
      items: Type.Array(PostItem),
      next: Type.Union([Id, Type.String(), Type.Null()], {
        description: "Cursor of the next page. Null on the last page.",
      }),
      rings: Type.Boolean({
        description: "Whether any post of the survey has a ring.",
      }),
      discussion: DiscussionState,
    }),
  },
  createPost: {
    summary: "Create a post in a survey's discussion",
    description:
      "The coordinates are stored for a day, snapped to a grid cell, as the location of surveys that the actor publishes.",
    action: "post_create",
    method: "POST",
    path: "/posts",
    body: Type.Object({
      content: PostContent,
      ...PlaceBody.properties,
      survey_id: Id,
      as_author: WriteAsAuthor,
      ring_consent: Type.Optional(
        Type.Boolean({
          description:
            "Whether the post shows everyone the distance ring of `lat` and `lng` around the survey's location. Nothing more precise is stored with the post. Without coordinates, or if the survey has no location, nothing is stored.",
        }),
      ),
    }),
    status: 201,
    reply: PostItem,
  },
  listReplies: {
    summary: "List replies to a post, oldest first",
    description: "For the next page, pass `next` as `after`.",
    method: "GET",
    path: "/replies",
    query: Type.Object({
      postId: Id,
      after: Type.Optional(Id),
      limit: PageLimit,
      ...CredentialQuery.properties,
    }),
    reply: Type.Object({ items: Type.Array(ReplyItem), next: Next }),
  },
  createReply: {
    summary: "Reply to a post",
    action: "reply_create",
    method: "POST",
    path: "/replies",
    body: Type.Object({
      postId: Id,
      content: ReplyContent,
      as_author: WriteAsAuthor,
    }),
    status: 201,
    reply: ReplyItem,
  },
  updateReply: {
    summary: "Update your own reply",
    description: "If `as_author` is omitted, it stays unchanged.",
    action: "reply_update",
    method: "PUT",
    path: "/replies/:id",
    params: IdParams,
    body: Type.Object({ content: ReplyContent, as_author: WriteAsAuthor }),
    reply: ReplyItem,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof postFields, Wire<typeof PostItem>>,
  ReadBy<typeof replyFields, Wire<typeof ReplyItem>>,
];
