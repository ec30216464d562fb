import {
  readNewFeed,
  readNewWebhook,
  readSurveyNews,
  type SurveyNews,
} from "@nearsay/core/contract";
import { callManaged, callOnce } from "../../owned/manage-calls.ts";
import type { OwnerLink } from "../../owned/owner-link.ts";

export async function getNews(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<SurveyNews> {
  return readSurveyNews(await callManaged(owner, "/news", { signal }));
}

/** The full address of a new feed, which replaces the previous one. */
export async function makeFeed(owner: OwnerLink): Promise<string> {
  const path = readNewFeed(await callOnce(owner, "/feed"));
  return new URL(path, location.origin).href;
}

export async function endFeed(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/feed", { method: "DELETE" });
}

/**
 * Returns the secret that signs deliveries.
 * @throws ApiError with code WEBHOOK_NOT_ALLOWED if the site does not send to
 * this address.
 */
export async function makeWebhook(
  owner: OwnerLink,
  address: string,
): Promise<string> {
  return readNewWebhook(await callOnce(owner, "/webhook", { address }));
}

export async function endWebhook(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/webhook", { method: "DELETE" });
}

export async function testWebhook(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/webhook/test", { method: "POST" });
}

export async function unpauseWebhook(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/webhook/resume", { method: "POST" });
}

/**
 * @throws ApiError with code PUSH_NOT_ALLOWED if the site does not use the
 * browser's push service.
 */
export async function subscribePush(
  owner: OwnerLink,
  subscription: PushSubscriptionJSON,
): Promise<void> {
  const options = { method: "POST", body: subscription } as const;
  await callManaged(owner, "/push", options);
}

export async function unsubscribePush(
  owner: OwnerLink,
  endpoint: string,
): Promise<void> {
  const options = { method: "DELETE", body: { endpoint } } as const;
  await callManaged(owner, "/push", options);
}
