import { moderationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { languageOf, setLanguageHeaders } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import { serializeState } from "../posts/discussion-state.ts";
import {
  hideMessage,
  setDiscussion,
  showMessage,
  viewDiscussion,
} from "./moderate-discussion.ts";
import type { OwnershipRoutesDeps } from "./ownership-routes.ts";

/** The endpoints with which holders of keys moderate the discussion of their survey. */
export function discussionRoutes(
  app: FastifyInstance,
  deps: OwnershipRoutesDeps,
): void {
  const { holders } = deps;
  const calls = moderationCalls;

  route(
    app,
    calls.getModeratedDiscussion,
    async ({ query, request, reply }) => {
      setLanguageHeaders(reply);
      const holder = await holders.require(request);
      return viewDiscussion(deps, holder, query, languageOf(request));
    },
  );

  route(app, calls.setDiscussion, async ({ body, request }) => {
    const holder = await holders.require(request);
    return serializeState(await setDiscussion(deps, holder, body));
  });

  route(app, calls.hideMessage, async ({ params, body, request }) => {
    const holder = await holders.require(request);
    return hideMessage(deps, holder, params, body, languageOf(request));
  });

  route(app, calls.showMessage, async ({ params, request }) => {
    const holder = await holders.require(request);
    return showMessage(deps, holder, params, languageOf(request));
  });
}
