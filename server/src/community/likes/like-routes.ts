import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { LikeService } from "./like-service.ts";

export function likeRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  likes: LikeService,
): void {
  route(app, participationCalls.likeSurvey, async ({ params, request }) => {
    const actor = await callers.participant(request);
    const visitor = visitors.of(request);
    return { like_count: await likes.likeSurvey(actor, visitor, params.id) };
  });

  route(app, participationCalls.likePost, async ({ body, request }) => {
    const actor = await callers.participant(request);
    const visitor = visitors.of(request);
    return { like_count: await likes.likePost(actor, visitor, body.postId) };
  });
}
