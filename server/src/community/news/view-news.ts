import type { SurveyNewsReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Holder } from "../ownership/key-holders.ts";
import { findFeedDay } from "./feed-repository.ts";
import type { NewsDeps } from "./news-deps.ts";
import { listBrowsers } from "./push-subscriptions.ts";
import { viewWebhook } from "./webhooks.ts";

/** Where this holder has news of the survey sent. */
export async function viewNews(
  deps: NewsDeps,
  holder: Holder,
): Promise<Static<typeof SurveyNewsReply>> {
  const { push } = deps;
  const [madeOn, webhook, browsers] = await Promise.all([
    findFeedDay(deps.db, holder),
    viewWebhook(deps, holder),
    listBrowsers(deps, holder),
  ]);
  return {
    feed: madeOn === null ? null : { madeOn },
    webhookHosts: [...deps.webhookHosts],
    webhook,
    push: push && { publicKey: push.vapid.publicKey, browsers },
  };
}
