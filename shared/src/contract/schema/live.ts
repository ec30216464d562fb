import Type, { type TSchema } from "typebox";
import type { liveEventFields } from "../live.ts";
import { PostItem, ReplyItem } from "./discussion.ts";
import {
  Count,
  defineCalls,
  Id,
  IdParams,
  Timestamp,
  type ReadBy,
  type Wire,
} from "./parts.ts";
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
    summary: "Follow a survey's changes as server-sent events",
    description: [
      "The stream has no end of its own. The data of each event is the JSON below under the name of the event.",
      "`counts` is sent first and after each change. `post` and `reply` contain a new item; `reply` also an edited one. `post-counts` contains the numbers of likes and replies of posts.",
      "`insights`: the figures have changed; request them again. `closed`: the survey accepts no more responses; also sent to clients that connect later. `removed`: the survey was hidden, and the stream ends. `bye`: this server is stopping; reconnect.",
      "To get missed events, reconnect with the id of the last event in the Last-Event-ID header or in `last_event_id`. `reset`: too much was missed; reload everything.",
      "Error 503 with Retry-After if the server has no capacity for another stream.",
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

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof liveEventFields.counts, Wire<typeof liveEvents.counts>>,
  ReadBy<typeof liveEventFields.post, Wire<typeof liveEvents.post>>,
  ReadBy<typeof liveEventFields.reply, Wire<typeof liveEvents.reply>>,
  ReadBy<
    (typeof liveEventFields)["post-counts"],
    Wire<(typeof liveEvents)["post-counts"]>
  >,
  ReadBy<typeof liveEventFields.closed, Wire<typeof liveEvents.closed>>,
];
