import { discussionCalls } from "@nearsay/core/contract/schema";
import type { Coordinates } from "@nearsay/core/domain";
import type { FastifyInstance } from "fastify";
import { readKeyHeader } from "../../surveys/keys/read-key-header.ts";
import { languageOf, setLanguageHeaders } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import { serializeState } from "./discussion-state.ts";
import type { PostService } from "./post-service.ts";
import { readOrder } from "./post-order.ts";
import { serializePost } from "./post.ts";

export function postRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  posts: PostService,
): void {
  route(app, discussionCalls.listPosts, async ({ query, request, reply }) => {
    const { surveyId, limit } = query;
    const visitor = visitors.of(request, query);
    const order = readOrder(query);
    const page = await posts.list(visitor, surveyId, order, limit);
    const { items, next, state, rings } = page;
    const language = languageOf(request);
    setLanguageHeaders(reply);
    return {
      items: items.map((post) => serializePost(post, language)),
      next,
      rings,
      discussion: serializeState(state),
    };
  });

  route(app, discussionCalls.createPost, async ({ body, request }) => {
    const author = await callers.participant(request);
    const post = await posts.create(
      author,
      visitors.of(request),
      body.survey_id,
      body.content,
      request.requestKey,
      body.as_author ? readKeyHeader(request) : null,
      body.ring_consent ? placeOf(body) : null,
    );
    return serializePost(post, languageOf(request));
  });
}

function placeOf(sent: {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}): Coordinates | null {
  const { lat = null, lng = null } = sent;
  return lat === null || lng === null ? null : { lat, lng };
}
