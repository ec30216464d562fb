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

/** `waiting` is sent, for the first time or again; `failed` is given up. */
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why no reply came to what was sent. */
export const webhookFailures = [
  "host-not-allowed",
  "not-public",
  "too-slow",
  "unreachable",
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/** Where news of a survey go to, as one of its keys chose. */
export interface SurveyNews {
  /** Null where there is none. */
  feed: Feed | null;
  /** Where this site sends news to; nowhere where it is empty. */
  webhookHosts: string[];
  /** Null where there is none. */
  webhook: Webhook | null;
  /** Null where this site pushes nothing. */
  push: Push | null;
}

/** The script of the worker that shows pushed news, on every site. */
export const pushWorkerPath = "/push/worker.js";

/** What the worker is registered for, one for each survey. */
export const pushScope = (uuid: string): string => `/push/${uuid}/`;

/** Browsers that are told. */
export interface Push {
  /** Of this site, in base64url, as browsers ask for when they subscribe. */
  publicKey: string;
  /** SHA-256 of each one's endpoint, in hex. */
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
  /** The latest first. */
  deliveries: Delivery[];
}

/** Something that was sent to a webhook, and what came of the last attempt. */
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

/** What signs deliveries of a new webhook. @throws ContractError when an HTML page arrived. */
export function readNewWebhook(reply: unknown): string {
  rejectHtml(reply);
  return readString(reply, "secret");
}
