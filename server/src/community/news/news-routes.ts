import { newsCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { languageOf } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { KeyHolders } from "../ownership/key-holders.ts";
import { feedPath } from "./feed-routes.ts";
import { createFeed, endFeed } from "./feeds.ts";
import type { NewsDeps } from "./news-deps.ts";
import { subscribe, unsubscribe } from "./push-subscriptions.ts";
import { viewNews } from "./view-news.ts";
import {
  createWebhook,
  endWebhook,
  testWebhook,
  unpauseWebhook,
} from "./webhooks.ts";

export interface NewsRoutesDeps extends NewsDeps {
  holders: KeyHolders;
}

/** The endpoints with which the holder of a survey's key chooses how to get news. */
export function newsRoutes(app: FastifyInstance, deps: NewsRoutesDeps): void {
  const { holders } = deps;

  route(app, newsCalls.getSurveyNews, async ({ request }) =>
    viewNews(deps, await holders.require(request)),
  );

  route(app, newsCalls.createFeed, async ({ request }) => {
    const holder = await holders.require(request);
    const token = await createFeed(deps, holder, request.requestSecret);
    return { path: feedPath(token, languageOf(request)) };
  });

  route(app, newsCalls.endFeed, async ({ request }) =>
    endFeed(deps, await holders.require(request)),
  );

  route(app, newsCalls.subscribePush, async ({ body, request }) =>
    subscribe(deps, await holders.require(request), body, languageOf(request)),
  );

  route(app, newsCalls.unsubscribePush, async ({ body, request }) =>
    unsubscribe(deps, await holders.require(request), body.endpoint),
  );

  route(app, newsCalls.createWebhook, async ({ body, request }) => {
    const holder = await holders.require(request);
    const { requestSecret } = request;
    return {
      secret: await createWebhook(deps, holder, body.address, requestSecret),
    };
  });

  route(app, newsCalls.endWebhook, async ({ request }) =>
    endWebhook(deps, await holders.require(request)),
  );

  route(app, newsCalls.unpauseWebhook, async ({ request }) =>
    unpauseWebhook(deps, await holders.require(request)),
  );

  route(app, newsCalls.testWebhook, async ({ request }) =>
    testWebhook(deps, await holders.require(request), request.requestSecret),
  );
}
