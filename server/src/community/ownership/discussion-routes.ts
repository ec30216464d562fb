import { moderationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { serializeState } from "../posts/discussion-state.ts";
import {
  hideMessage,
  setDiscussion,
  showMessage,
  viewDiscussion,
} from "./moderate-discussion.ts";
import type { OwnershipRoutesDeps } from "./ownership-routes.ts";

/** What holders of keys do about the discussion of their survey. */
export function discussionRoutes(
  app: FastifyInstance,
  deps: OwnershipRoutesDeps,
): void {
  const { holders } = deps;
  const calls = moderationCalls;

  route(app, calls.getModeratedDiscussion, async ({ query, request }) =>
    viewDiscussion(deps, await holders.require(request), query),
  );

  route(app, calls.setDiscussion, async ({ body, request }) => {
    const holder = await holders.require(request);
    return serializeState(await setDiscussion(deps, holder, body));
  });

  route(app, calls.hideMessage, async ({ params, body, request }) =>
    hideMessage(deps, await holders.require(request), params, body),
  );

  route(app, calls.showMessage, async ({ params, request }) =>
    showMessage(deps, await holders.require(request), params),
  );
}
