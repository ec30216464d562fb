import { discussionCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../plugins/route.ts";
import type { Callers } from "../session/callers.ts";
import type { ReplyService } from "./reply-service.ts";

export function replyRoutes(
  app: FastifyInstance,
  callers: Callers,
  replies: ReplyService,
): void {
  route(app, discussionCalls.listReplies, async ({ query, request }) => {
    const viewer = await callers.viewer(request);
    return { items: await replies.list(viewer, query.postId) };
  });

  route(app, discussionCalls.createReply, async ({ body, request }) => {
    const author = await callers.participant(request);
    return replies.create(author, body.postId, body.content);
  });

  route(app, discussionCalls.updateReply, async ({ params, body, request }) => {
    const author = await callers.participant(request);
    return replies.update(author, params.id, body.content);
  });
}
