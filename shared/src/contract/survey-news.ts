import {
  count,
  flag,
  list,
  numberOrNull,
  oneOf,
  partOrNull,
  type Read,
  readFields,
  text,
  texts,
} from "./fields.ts";
import { readString, rejectHtml } from "./read.ts";

export const deliveryKinds = ["news", "test"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** `waiting` is being sent or retried; `failed` is given up. */
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no response to a delivery. */
export const webhookFailures = [
  "host-not-allowed",
  "not-public",
  "too-slow",
  "unreachable",
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/** The script of the service worker that shows push notifications, on every site. */
export const pushWorkerPath = "/push/worker.js";

/** Scope of the service worker, one for each survey. */
export const pushScope = (uuid: string): string => `/push/${uuid}/`;

const pushFields = {
  /** Public key of this site in base64url, which browsers need for a subscription. */
  publicKey: text(),
  /** SHA-256 of each endpoint, in hex. */
  browsers: texts(),
};

/** Browsers that get push notifications. */
export interface Push extends Read<typeof pushFields> {}

const feedFields = {
  /** A day such as 2026-03-02. */
  madeOn: text(),
};

export interface Feed extends Read<typeof feedFields> {}

const deliveryFields = {
  kind: oneOf(deliveryKinds, "news"),
  madeAt: text(),
  attempts: count(),
  state: oneOf(deliveryStates, "failed"),
  status: numberOrNull(),
  failure: oneOf(webhookFailures, null),
  tookMs: numberOrNull(),
  reply: text(),
};

/** A delivery to a webhook, and the result of the last attempt. */
export interface Delivery extends Read<typeof deliveryFields> {}

const webhookFields = {
  address: text(),
  madeOn: text(),
  paused: flag(),
  /** Latest first. */
  deliveries: list(deliveryFields),
};

export interface Webhook extends Read<typeof webhookFields> {}

const surveyNewsFields = {
  /** Null if there is none. */
  feed: partOrNull(feedFields),
  /** Hosts to which this site sends webhooks; none if empty. */
  webhookHosts: texts(),
  /** Null if there is none. */
  webhook: partOrNull(webhookFields),
  /** Null if this site has no push notifications. */
  push: partOrNull(pushFields),
};

/** Destinations of a survey's notifications, as chosen with one of its keys. */
export interface SurveyNews extends Read<typeof surveyNewsFields> {}

export type { surveyNewsFields };

/** @throws ContractError when an HTML page arrived. */
export function readSurveyNews(reply: unknown): SurveyNews {
  rejectHtml(reply);
  return readFields(surveyNewsFields, reply);
}

/** The address of a new feed on the site. @throws ContractError when an HTML page arrived. */
export function readNewFeed(reply: unknown): string {
  rejectHtml(reply);
  return readString(reply, "path");
}

/**
 * The secret that signs deliveries of a new webhook.
 * @throws ContractError when an HTML page arrived.
 */
export function readNewWebhook(reply: unknown): string {
  rejectHtml(reply);
  return readString(reply, "secret");
}
