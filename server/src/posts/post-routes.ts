import { discussionCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../plugins/route.ts";
import type { Callers } from "../session/callers.ts";
import type { PostService } from "./post-service.ts";

export function postRoutes(
  app: FastifyInstance,
  callers: Callers,
  posts: PostService,
): void {
  route(app, discussionCalls.listPosts, async ({ query, request }) => {
    const viewer = await callers.viewer(request);
    return { items: await posts.list(viewer, query.surveyId) };
  });

  route(app, discussionCalls.createPost, async ({ body, request }) => {
    const author = await callers.participant(request);
    return posts.create(author, body.survey_id, body.content);
  });
}
