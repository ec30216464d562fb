import { liveCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { Refusal } from "../base/refusal.ts";
import { languageOf } from "../http/language.ts";
import { describeCall } from "../http/route.ts";
import type { Visitors } from "../visitors/visitor.ts";
import type { Visibility } from "../surveys/visibility.ts";
import { viewerIn } from "../community/posts/post.ts";
import { createEventStream } from "./event-stream.ts";
import type { LiveHub } from "./live-hub.ts";

const call = liveCalls.followSurvey;
type Query = Static<typeof call.query>;

/** The reply is a stream instead of a value, so the route is not registered with `route`. */
export function liveRoutes(
  app: FastifyInstance,
  visitors: Visitors,
  visibility: Visibility,
  live: LiveHub,
): void {
  app.route<{ Params: Static<typeof call.params>; Querystring: Query }>({
    method: call.method,
    url: call.path,
    schema: describeCall(call),
    config: { call },
    // A stream has no length and no end that a HEAD reply could contain.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { params, query } = request;
      const visitor = visitors.of(request, query);
      const { surveyId } = await visibility.open(params, visitor);
      const viewer = viewerIn(surveyId, await visitor.actor());
      const stream = createEventStream(reply, {
        viewer,
        language: languageOf(request),
        maySee: () => isAllowed(visibility.open({ id: surveyId }, visitor)),
      });
      await live.follow({
        surveyId,
        stream,
        network: await visitor.network(),
        place: placeOf(request, query),
      });
      return reply;
    },
  });
}

/** A browser sends the header when it reconnects automatically. */
function placeOf(request: FastifyRequest, query: Query): string | null {
  const header = request.headers["last-event-id"];
  return (typeof header === "string" ? header : query.last_event_id) ?? null;
}

/** Rejects if that cannot be determined. */
async function isAllowed(opening: Promise<unknown>): Promise<boolean> {
  try {
    await opening;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
