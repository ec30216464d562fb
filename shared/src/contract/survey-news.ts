import {
  asRecord,
  isRecord,
  type Json,
  readBoolean,
  readCount,
  readNumber,
  readRecords,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";

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

/** Destinations of a survey's notifications, as chosen with one of its keys. */
export interface SurveyNews {
  /** Null if there is none. */
  feed: Feed | null;
  /** Hosts to which this site sends webhooks; none if empty. */
  webhookHosts: string[];
  /** Null if there is none. */
  webhook: Webhook | null;
  /** Null if this site has no push notifications. */
  push: Push | null;
}

/** The script of the service worker that shows push notifications, on every site. */
export const pushWorkerPath = "/push/worker.js";

/** Scope of the service worker, one for each survey. */
export const pushScope = (uuid: string): string => `/push/${uuid}/`;

/** Browsers that get push notifications. */
export interface Push {
  /** Public key of this site in base64url, which browsers need for a subscription. */
  publicKey: string;
  /** SHA-256 of each endpoint, in hex. */
  browsers: string[];
}

export interface Feed {
  /** A day such as 2026-03-02. */
  madeOn: string;
}

export interface Webhook {
  address: string;
  madeOn: string;
  paused: boolean;
  /** Latest first. */
  deliveries: Delivery[];
}

/** A delivery to a webhook, and the result of the last attempt. */
export interface Delivery {
  kind: DeliveryKind;
  madeAt: string;
  attempts: number;
  state: DeliveryState;
  status: number | null;
  failure: WebhookFailure | null;
  tookMs: number | null;
  reply: string;
}

/** @throws ContractError when an HTML page arrived. */
export function readSurveyNews(reply: unknown): SurveyNews {
  rejectHtml(reply);
  const { feed, webhook, webhookHosts, push } = asRecord(reply);
  return {
    feed: isRecord(feed) ? { madeOn: readString(feed, "madeOn") } : null,
    webhookHosts: readStringList(webhookHosts),
    webhook: isRecord(webhook) ? readWebhook(webhook) : null,
    push: isRecord(push) ? readPush(push) : null,
  };
}

function readPush(push: Json): Push {
  return {
    publicKey: readString(push, "publicKey"),
    browsers: readStringList(push.browsers),
  };
}

function readWebhook(webhook: Json): Webhook {
  return {
    address: readString(webhook, "address"),
    madeOn: readString(webhook, "madeOn"),
    paused: readBoolean(webhook, "paused"),
    deliveries: readRecords(webhook.deliveries).map(readDelivery),
  };
}

function readDelivery(item: Json): Delivery {
  const { kind, state, failure } = item;
  return {
    kind: deliveryKinds.find((one) => one === kind) ?? "news",
    madeAt: readString(item, "madeAt"),
    attempts: readCount(item, "attempts"),
    state: deliveryStates.find((one) => one === state) ?? "failed",
    status: readNumber(item, "status"),
    failure: webhookFailures.find((one) => one === failure) ?? null,
    tookMs: readNumber(item, "tookMs"),
    reply: readString(item, "reply"),
  };
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
