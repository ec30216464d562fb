import Type from "typebox";
import { limits } from "../limits.ts";
import {
  type Call,
  Count,
  Id,
  IdParams,
  NullableLatitude,
  NullableLongitude,
  NullableString,
  Timestamp,
} from "./parts.ts";
import { CredentialQuery } from "./surveys.ts";

export const PostItem = Type.Object(
  {
    id: Id,
    content: Type.String(),
    user_id: Type.String({
      description:
        "Your own actor id on your own posts; on others a pseudonym that holds within this survey",
    }),
    like_count: Count,
    reply_count: Count,
    created_at: Timestamp,
  },
  { title: "Post" },
);

export const ReplyItem = Type.Object(
  {
    id: Id,
    content: Type.String(),
    user_id: Type.String(),
    created_at: Timestamp,
    user_alias: NullableString,
    replying_to: NullableString,
  },
  { title: "Reply" },
);

const PostContent = Type.String({ minLength: 1, maxLength: limits.postMax });
const ReplyContent = Type.String({ minLength: 1, maxLength: limits.replyMax });

export const discussionCalls = {
  listPosts: {
    operationId: "listPosts",
    summary: "Posts under a survey, newest first",
    description: "At most 100.",
    tag: "discussion",
    method: "GET",
    path: "/posts",
    query: Type.Object({ surveyId: Id, ...CredentialQuery.properties }),
    status: 200,
    reply: Type.Object({ items: Type.Array(PostItem) }),
  },
  createPost: {
    operationId: "createPost",
    summary: "Post under a survey",
    description: "Coordinates are checked and not kept.",
    tag: "discussion",
    action: "post_create",
    method: "POST",
    path: "/posts",
    body: Type.Object({
      content: PostContent,
      lat: Type.Optional(NullableLatitude),
      lng: Type.Optional(NullableLongitude),
      survey_id: Id,
    }),
    status: 201,
    reply: PostItem,
  },
  listReplies: {
    operationId: "listReplies",
    summary: "Replies to a post, oldest first",
    description: "At most 100.",
    tag: "discussion",
    method: "GET",
    path: "/replies",
    query: Type.Object({ postId: Id, ...CredentialQuery.properties }),
    status: 200,
    reply: Type.Object({ items: Type.Array(ReplyItem) }),
  },
  createReply: {
    operationId: "createReply",
    summary: "Reply to a post",
    tag: "discussion",
    action: "reply_create",
    method: "POST",
    path: "/replies",
    body: Type.Object({ postId: Id, content: ReplyContent }),
    status: 201,
    reply: ReplyItem,
  },
  updateReply: {
    operationId: "updateReply",
    summary: "Change one's own reply",
    tag: "discussion",
    action: "reply_update",
    method: "PUT",
    path: "/replies/:id",
    params: IdParams,
    body: Type.Object({ content: ReplyContent }),
    status: 200,
    reply: ReplyItem,
  },
} as const satisfies Record<string, Call>;
