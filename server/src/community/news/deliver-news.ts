import { randomUUID } from "node:crypto";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { reportOutgoing } from "../../base/outgoing.ts";
import { toMinute } from "../../base/to-minute.ts";
import { type Behind, lockBehind, markReported } from "./behind-repository.ts";
import {
  type Claimed,
  claimDelivery,
  insertDelivery,
  noteAttempt,
} from "./delivery-repository.ts";
import type { NewsDeps } from "./news-deps.ts";
import { nextAttempt } from "./next-attempt.ts";
import { type Net, type Posted, internet, postJson } from "./post-json.ts";
import { signatureHeaders } from "./sign-delivery.ts";
import { webhookAddress } from "./webhook-hosts.ts";
import { failuresMax, openWebhook } from "./webhooks.ts";

const everyMs = 5_000;
/** Concurrent deliveries per process, so that slow receivers block only some of them. */
const atATime = 4;
/** Maximum number of webhooks that get a delivery in one run; the rest follow in the next. */
const webhooksMax = 100;
/** Time after which another process treats a delivery as lost; longer than one can take. */
const leaseMs = 60_000;

/** Sends news to webhooks. Several processes can do so at once. */
export function deliverNews(deps: NewsDeps, net: Net = internet): Job {
  const { db, clock } = deps;

  async function sendNext(): Promise<boolean> {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const claimed = await claimDelivery(db, { now, until, failuresMax });
    if (claimed === null) return false;
    const since = Date.now();
    const posted = await send(deps, claimed, net);
    const { status } = posted;
    const delivered = status !== null && status >= 200 && status < 300;
    reportOutgoing("webhook", delivered, since);
    const over = delivered || claimed.kind === "test";
    const nextAt = over ? null : nextAttempt(clock(), claimed.attempts);
    await db.transaction((tx) =>
      noteAttempt(tx, claimed, { ...posted, delivered }, nextAt),
    );
    return true;
  }

  return {
    name: "delivering news",
    everyMs,
    async run(signal) {
      await queueNews(db, clock());
      const workers = Array.from({ length: atATime }, async () => {
        while (signal?.aborted !== true && (await sendNext()));
      });
      await Promise.all(workers);
    },
  };
}

/** Creates a delivery for each webhook that is behind. */
async function queueNews(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const limit = webhooksMax;
    for (const behind of await lockBehind(tx, { failuresMax, limit })) {
      const body = bodyOf(behind);
      const deliveryId = randomUUID();
      await insertDelivery(tx, behind, { deliveryId, kind: "news", body }, now);
      await markReported(tx, behind);
    }
  });
}

function bodyOf(behind: Behind): string {
  const since = (now: number, before: number) => Math.max(0, now - before);
  return JSON.stringify({
    type: "survey.news",
    timestamp: toMinute(behind.toldAt),
    data: {
      survey: behind.surveyUuid,
      responses: behind.responseCount,
      newResponses: since(behind.responseCount, behind.responsesBefore),
      posts: behind.postCount,
      newPosts: since(behind.postCount, behind.postsBefore),
      reports: behind.reportCount,
      newReports: since(behind.reportCount, behind.reportsBefore),
    },
  });
}

function send(deps: NewsDeps, claimed: Claimed, net: Net): Promise<Posted> {
  const opened = openWebhook(deps, claimed);
  const url = opened && webhookAddress(opened.address, deps.webhookHosts);
  // The operator may have changed the allowed hosts or the server's secret
  // since.
  if (opened === null || url === null)
    return Promise.resolve({
      status: null,
      failure: "host-not-allowed",
      tookMs: 0,
      reply: "",
    });
  const { deliveryId: id, body } = claimed;
  const headers = signatureHeaders(opened.secret, {
    id,
    body,
    now: deps.clock(),
  });
  return postJson(url, { body, headers }, net);
}
