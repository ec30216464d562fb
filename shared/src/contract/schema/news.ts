import Type from "typebox";
import { limits } from "../limits.ts";
import {
  deliveryKinds,
  deliveryStates,
  webhookFailures,
  type surveyNewsFields,
} from "../survey-news.ts";
import {
  Count,
  Day,
  defineCalls,
  Nullable,
  Timestamp,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";

const WebhookDelivery = Type.Object({
  kind: Type.Enum([...deliveryKinds]),
  madeAt: Timestamp,
  attempts: Count,
  state: Type.Enum([...deliveryStates]),
  status: Nullable(
    Type.Integer({ description: "HTTP status of the last reply." }),
  ),
  failure: Nullable(
    Type.Enum([...webhookFailures], { description: "Why there was no reply." }),
  ),
  tookMs: Nullable(Count),
  reply: Type.String({ description: "First 200 characters of the reply." }),
});

export const SurveyNewsReply = Type.Object(
  {
    feed: Nullable(Type.Object({ madeOn: Day })),
    webhookHosts: Type.Array(Type.String(), {
      description:
        "Hosts to which this site sends webhooks. Empty if it sends none.",
    }),
    webhook: Nullable(
      Type.Object({
        address: Type.String(),
        madeOn: Day,
        paused: Type.Boolean({
          description:
            "Whether deliveries are paused, after ten failures in a row, until they are resumed.",
        }),
        deliveries: Type.Array(WebhookDelivery, {
          description: "Latest first, at most ten.",
        }),
      }),
    ),
    push: Nullable(
      Type.Object({
        publicKey: Type.String({
          description:
            "VAPID public key of this site. `push` is null if this site sends no push notifications.",
        }),
        browsers: Type.Array(Type.String(), {
          description:
            "Browsers subscribed with this key: SHA-256 of the endpoint, in hex.",
        }),
      }),
    ),
  },
  { title: "SurveyNews" },
);

export const NewFeedReply = Type.Object(
  {
    path: Type.String({
      description: "Path of the feed on this site. Returned only once.",
    }),
  },
  { title: "NewFeed" },
);

export const NewWebhookReply = Type.Object(
  {
    secret: Type.String({
      description:
        "Secret with which deliveries are signed. Returned only once.",
    }),
  },
  { title: "NewWebhook" },
);

const Endpoint = Type.String({
  minLength: 1,
  maxLength: limits.pushEndpointMax,
});

/** In the format of a browser's `PushSubscription.toJSON()`; other fields are not stored. */
export const PushSubscription = Type.Object({
  endpoint: Endpoint,
  keys: Type.Object({
    p256dh: Type.String({ maxLength: 100 }),
    auth: Type.String({ maxLength: 30 }),
  }),
});

const managed = { params: Type.Object({ uuid: Uuid }) };

/**
 * Requests of a key holder about notifications. Each subscription ends when the
 * key that created it is deleted.
 */
export const newsCalls = defineCalls("news", {
  getSurveyNews: {
    summary: "Get the notification settings of this key",
    description: "Accepts a key of any role.",
    method: "GET",
    path: "/manage/:uuid/news",
    ...managed,
    reply: SurveyNewsReply,
  },
  createFeed: {
    summary: "Create an Atom feed with a secret address",
    description:
      "Accepts a key of any role. An address that was created earlier with this key stops working. The feed reports the numbers of responses and reports, at most every 15 minutes, and posts as readers see them.",
    method: "POST",
    path: "/manage/:uuid/feed",
    ...managed,
    status: 201,
    reply: NewFeedReply,
  },
  endFeed: {
    summary: "Delete this key's feed",
    method: "DELETE",
    path: "/manage/:uuid/feed",
    ...managed,
    status: 204,
  },
  subscribePush: {
    summary: "Subscribe a browser to Web Push notifications",
    description:
      "Accepts a key of any role. Notifications contain the number of new items, are sent at most every 15 minutes, and are encrypted for the browser. They are JSON with `survey` (UUID), `title` and `text`, for example `10 new responses`, padded with spaces to a fixed length. A key can have up to ten browsers; a further one replaces the oldest. Error 409 PUSH_NOT_ALLOWED if this site sends no push notifications, or not through this push service.",
    method: "POST",
    path: "/manage/:uuid/push",
    ...managed,
    body: PushSubscription,
    status: 204,
  },
  unsubscribePush: {
    summary: "Unsubscribe a browser",
    method: "DELETE",
    path: "/manage/:uuid/push",
    ...managed,
    body: Type.Object({ endpoint: Endpoint }),
    status: 204,
  },
  createWebhook: {
    summary: "Create a webhook, or replace this key's webhook",
    description: [
      "Sends numbers as JSON by HTTPS POST: `{type: 'survey.news', timestamp, data: {survey, responses, newResponses, posts, newPosts, reports, newReports}}`.",
      "",
      "Deliveries are signed as described at standardwebhooks.com, with the headers `webhook-id`, `webhook-timestamp` (in seconds) and `webhook-signature`. The signature is `v1,` followed by the base64 encoding of HMAC-SHA-256 over id, timestamp and body, joined by dots. The HMAC key is the bytes encoded after `whsec_` in the secret.",
      "",
      "A 2xx reply within 10 seconds is a success. Redirects are not followed. A failed delivery is retried after increasing pauses, with the same id.",
      "",
      "Error 409 WEBHOOK_NOT_ALLOWED if this site does not send to this address.",
    ].join("\n"),
    method: "POST",
    path: "/manage/:uuid/webhook",
    ...managed,
    body: Type.Object({
      address: Type.String({
        minLength: 1,
        maxLength: limits.webhookAddressMax,
      }),
    }),
    status: 201,
    reply: NewWebhookReply,
  },
  endWebhook: {
    summary: "Delete this key's webhook",
    method: "DELETE",
    path: "/manage/:uuid/webhook",
    ...managed,
    status: 204,
  },
  unpauseWebhook: {
    summary: "Resume a webhook that was paused after ten failures",
    method: "POST",
    path: "/manage/:uuid/webhook/resume",
    ...managed,
    status: 204,
  },
  testWebhook: {
    summary: "Send a test delivery",
    description:
      "Sends `{type: 'survey.test', timestamp, data: {survey}}` once, within some seconds. The result is listed with the deliveries.",
    method: "POST",
    path: "/manage/:uuid/webhook/test",
    ...managed,
    status: 204,
  },
});

/** Replies and their readers. */
type _Read = [ReadBy<typeof surveyNewsFields, Wire<typeof SurveyNewsReply>>];
