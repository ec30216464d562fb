import Type from "typebox";
import { limits } from "../limits.ts";
import {
  deliveryKinds,
  deliveryStates,
  webhookFailures,
} from "../survey-news.ts";
import { Count, Day, defineCalls, Nullable, Timestamp, Uuid } from "./parts.ts";

const WebhookDelivery = Type.Object({
  kind: Type.Enum([...deliveryKinds]),
  madeAt: Timestamp,
  attempts: Count,
  state: Type.Enum([...deliveryStates]),
  status: Nullable(
    Type.Integer({ description: "HTTP status of the last reply" }),
  ),
  failure: Nullable(
    Type.Enum([...webhookFailures], { description: "Why none came" }),
  ),
  tookMs: Nullable(Count),
  reply: Type.String({ description: "Its first 200 characters" }),
});

export const SurveyNewsReply = Type.Object(
  {
    feed: Nullable(Type.Object({ madeOn: Day })),
    webhookHosts: Type.Array(Type.String(), {
      description: "Where this site sends news to; nowhere where it is empty",
    }),
    webhook: Nullable(
      Type.Object({
        address: Type.String(),
        madeOn: Day,
        paused: Type.Boolean({
          description: "After ten failures in a row, until it is resumed",
        }),
        deliveries: Type.Array(WebhookDelivery, {
          description: "The latest first, ten at most",
        }),
      }),
    ),
    push: Nullable(
      Type.Object({
        publicKey: Type.String({
          description:
            "VAPID key of this site, which pushes nothing where there is none",
        }),
        browsers: Type.Array(Type.String(), {
          description:
            "Those that this key has told: SHA-256 of the endpoint, in hex",
        }),
      }),
    ),
  },
  { title: "SurveyNews" },
);

export const NewFeedReply = Type.Object(
  {
    path: Type.String({
      description: "The feed's address on this site, told this once",
    }),
  },
  { title: "NewFeed" },
);

export const NewWebhookReply = Type.Object(
  {
    secret: Type.String({
      description: "What signs deliveries, told this once",
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
    summary: "Where news of a survey go to, as this key chose",
    description: "Any key will do.",
    method: "GET",
    path: "/manage/:uuid/news",
    ...managed,
    reply: SurveyNewsReply,
  },
  createFeed: {
    summary: "Make an Atom feed under a secret address",
    description:
      "Any key will do. The address that this key made before, if any, is good for nothing from now on. The feed tells of responses and reports as numbers, at most every quarter of an hour, and of posts as readers see them.",
    method: "POST",
    path: "/manage/:uuid/feed",
    ...managed,
    status: 201,
    reply: NewFeedReply,
  },
  endFeed: {
    summary: "End this key's feed",
    method: "DELETE",
    path: "/manage/:uuid/feed",
    ...managed,
    status: 204,
  },
  subscribePush: {
    summary: "Have a browser told by Web Push",
    description:
      "Any key will do. Numbers of what is new, at most every quarter of an hour, encrypted for the browser: JSON with `survey` (uuid), `title` and `text`, such as `10 new responses`, filled up with spaces to one length. Up to ten browsers of a key; the one that came first gives way. 409 PUSH_NOT_ALLOWED where this site pushes nothing, or not by this push service.",
    method: "POST",
    path: "/manage/:uuid/push",
    ...managed,
    body: PushSubscription,
    status: 204,
  },
  unsubscribePush: {
    summary: "Have a browser told no more",
    method: "DELETE",
    path: "/manage/:uuid/push",
    ...managed,
    body: Type.Object({ endpoint: Endpoint }),
    status: 204,
  },
  createWebhook: {
    summary: "Have news sent to an address",
    description:
      "In place of this key's one before. HTTPS POST of numbers as JSON: `{type: 'survey.news', timestamp, data: {survey, responses, newResponses, posts, newPosts, reports, newReports}}`, signed as standardwebhooks.com describes: `webhook-id`, `webhook-timestamp` in seconds, and `webhook-signature`, `v1,` and the base64 of HMAC-SHA-256 over id, timestamp and body joined by dots, under the bytes behind `whsec_`. A reply of 2xx within 10 seconds is success; redirects are not followed. What fails is sent again, later each time and under the same id. 409 WEBHOOK_NOT_ALLOWED where this site does not send there.",
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
    summary: "Have news sent nowhere",
    method: "DELETE",
    path: "/manage/:uuid/webhook",
    ...managed,
    status: 204,
  },
  unpauseWebhook: {
    summary: "Send again after ten failures",
    method: "POST",
    path: "/manage/:uuid/webhook/resume",
    ...managed,
    status: 204,
  },
  testWebhook: {
    summary: "Send a test, once",
    description:
      "`{type: 'survey.test', timestamp, data: {survey}}` within some seconds. What came of it is listed with the deliveries.",
    method: "POST",
    path: "/manage/:uuid/webhook/test",
    ...managed,
    status: 204,
  },
});
