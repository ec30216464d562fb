import Type, { type TSchema } from "typebox";
import { PostItem, ReplyItem } from "./discussion.ts";
import { Count, defineCalls, Id, IdParams, Timestamp } from "./parts.ts";
import { CredentialQuery } from "./surveys.ts";

/** Data of each event. */
export const liveEvents = {
  counts: Type.Object({
    responses_count: Count,
    like_count: Count,
    post_count: Count,
  }),
  post: Type.Object({ post: PostItem }),
  reply: Type.Object({ postId: Id, reply: ReplyItem, reply_count: Count }),
  "post-counts": Type.Object({
    items: Type.Array(
      Type.Object({ id: Id, like_count: Count, reply_count: Count }),
    ),
  }),
  insights: Type.Object({}),
  closed: Type.Object({ expiresAt: Timestamp }),
  removed: Type.Object({}),
  reset: Type.Object({}),
  bye: Type.Object({}),
} as const satisfies Record<string, TSchema>;

export const liveCalls = defineCalls("surveys", {
  followSurvey: {
    summary: "What happens under a survey, as server-sent events",
    description: [
      "A stream that never ends by itself; each event's data is the JSON below under its name.",
      "`counts` comes first and whenever they change; `post` and `reply` bring new ones, `reply` also an edited one; `post-counts` the likes and replies of posts.",
      "`insights`: the figures have changed, ask for them again. `closed`: the survey takes no more responses, told to newcomers as well. `removed`: it was hidden, and the stream ends. `bye`: this server stops, come back.",
      "Come back with the id of the last event, in the Last-Event-ID header or `last_event_id`, and what was missed follows; `reset` says that it is too much, so that everything should be loaded anew.",
      "503 with Retry-After when there is no room.",
    ].join("\n\n"),
    method: "GET",
    path: "/surveys/:id/events",
    params: IdParams,
    query: Type.Object({
      ...CredentialQuery.properties,
      last_event_id: Type.Optional(Type.String({ maxLength: 1024 })),
    }),
    reply: Type.Object(liveEvents, { title: "LiveEvents" }),
    contentType: "text/event-stream",
  },
});
