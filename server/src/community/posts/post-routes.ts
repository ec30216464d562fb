import { discussionCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import type { PostService } from "./post-service.ts";

export function postRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  posts: PostService,
): void {
  route(app, discussionCalls.listPosts, async ({ query, request }) => {
    const { surveyId, before: from, limit } = query;
    const visitor = visitors.of(request, query);
    return posts.list(visitor, surveyId, { from, limit });
  });

  route(app, discussionCalls.createPost, async ({ body, request }) => {
    const author = await callers.participant(request);
    return posts.create(
      author,
      visitors.of(request),
      body.survey_id,
      body.content,
      request.requestKey,
    );
  });
}
