import Type from "typebox";
import { rings } from "../answer-places.ts";
import { postSorts } from "../discussion.ts";
import { limits } from "../limits.ts";
import {
  Count,
  defineCalls,
  Id,
  IdParams,
  NullableString,
  PlaceBody,
  Timestamp,
} from "./parts.ts";
import { DiscussionState } from "./moderation.ts";
import { CredentialQuery } from "./surveys.ts";

const Hidden = Type.Optional(
  Type.Boolean({
    description:
      "True where the author of the survey hid it; the content then says so and why, and it is told without who wrote it",
  }),
);

const AsAuthor = Type.Optional(
  Type.Boolean({
    description:
      "True where its writer chose to be told as the author of the survey",
  }),
);

export const PostItem = Type.Object(
  {
    id: Id,
    content: Type.String(),
    user_id: Type.String({
      description:
        "Your own actor id on your own posts; on others a pseudonym that holds within this survey",
    }),
    as_author: AsAuthor,
    ring: Type.Optional(
      Type.Enum([...rings], {
        description:
          "Where its writer said so: from how far round the survey's place it was written, by cells of the grid: here is the place's cell and those around, near up to 10 km, region up to 50 km",
      }),
    ),
    like_count: Count,
    liked: Type.Boolean({
      description:
        "Whether you like it; told in lists, false in events and on creation",
    }),
    reply_count: Count,
    created_at: Timestamp,
    deleted: Type.Optional(
      Type.Boolean({
        description:
          "True where its author deleted it and others had replied; the content then says so",
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
  description: "Where the next page begins; null on the last one",
});

const PostContent = Type.String({ minLength: 1, maxLength: limits.postMax });
const ReplyContent = Type.String({ minLength: 1, maxLength: limits.replyMax });

const WriteAsAuthor = Type.Optional(
  Type.Boolean({
    description:
      "Tells readers that it is the author's of the survey: true takes a key to own the survey as X-Survey-Key; 404 without a good one, 403 KEY_TOO_WEAK where it is good for less",
  }),
);

export const discussionCalls = defineCalls("discussion", {
  listPosts: {
    summary: "Posts under a survey, newest first unless asked otherwise",
    description:
      "In pages: give `next` as `before` for the next one, or, where they are sorted by `near` or `liked`, as `after`.",
    method: "GET",
    path: "/posts",
    query: Type.Object({
      surveyId: Id,
      sort: Type.Optional(
        Type.Enum([...postSorts], {
          default: "new",
          description:
            "near: here first, then by ring, then what tells none; liked: most likes first. The newest first within both",
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
        description: "Where the next page begins; null on the last one",
      }),
      rings: Type.Boolean({
        description: "Whether any post under the survey tells a ring",
      }),
      discussion: DiscussionState,
    }),
  },
  createPost: {
    summary: "Post under a survey",
    description:
      "Coordinates are kept for a day, to the cell of the grid, as the place of surveys that the actor publishes.",
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
            "True where the post is to tell everybody from how far round the survey's place `lat` and `lng` are; nothing finer of them is kept with it, and without a place on both sides nothing is",
        }),
      ),
    }),
    status: 201,
    reply: PostItem,
  },
  listReplies: {
    summary: "Replies to a post, oldest first",
    description: "In pages: give `next` as `after` for the next one.",
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
    summary: "Change one's own reply",
    description:
      "Whether it is told as the author's of the survey stays where that is left out.",
    action: "reply_update",
    method: "PUT",
    path: "/replies/:id",
    params: IdParams,
    body: Type.Object({ content: ReplyContent, as_author: WriteAsAuthor }),
    reply: ReplyItem,
  },
});
