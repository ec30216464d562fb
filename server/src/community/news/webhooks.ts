import { randomBytes, randomUUID } from "node:crypto";
import type { DeliveryState } from "@nearsay/core/contract";
import { Refusal, notFound } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { createSeal } from "../../base/security/seal.ts";
import { toMinute } from "../../base/to-minute.ts";
import type { Queryable } from "../../base/db/database.ts";
import { type Holder, lockByKey } from "../ownership/key-holders.ts";
import {
  type DeliveryRow,
  insertDelivery,
  listDeliveries,
} from "./delivery-repository.ts";
import type { NewsDeps } from "./news-deps.ts";
import { noteNews } from "./news-repository.ts";
import { webhookSecret } from "./sign-delivery.ts";
import { webhookAddress } from "./webhook-hosts.ts";
import {
  type Sealed,
  deleteWebhook,
  findWebhook,
  putWebhook,
  resumeWebhook,
} from "./webhook-repository.ts";

/** Number of failures in a row that pause a webhook. */
export const failuresMax = 10;
const listedMax = 10;

type Of = Pick<Holder, "surveyId" | "keyId">;

const sealOf = (hash: KeyedHash) => createSeal(hash.of("webhooks"));
const purposeOf = (part: keyof Sealed, { surveyId, keyId }: Of) =>
  JSON.stringify([part, surveyId, keyId]);

/**
 * Address and secret of a webhook in clear text; null if they were sealed under
 * another secret of the server.
 */
export function openWebhook(
  { hash }: Pick<NewsDeps, "hash">,
  webhook: Of & Sealed,
): Sealed | null {
  const seal = sealOf(hash);
  try {
    return {
      address: seal.open(purposeOf("address", webhook), webhook.address),
      secret: seal.open(purposeOf("secret", webhook), webhook.secret),
    };
  } catch {
    return null;
  }
}

/** This holder's webhook with its latest deliveries; null if there is none. */
export async function viewWebhook(deps: NewsDeps, holder: Holder) {
  const found = await findWebhook(deps.db, holder);
  const opened = found && openWebhook(deps, { ...holder, ...found });
  if (found === null || opened === null) return null;
  const deliveries = await listDeliveries(deps.db, holder, listedMax);
  return {
    address: opened.address,
    madeOn: found.madeOn,
    paused: found.failures >= failuresMax,
    deliveries: deliveries.map(({ madeAt, waiting, delivered, ...rest }) => ({
      ...rest,
      madeAt: toMinute(madeAt),
      state: stateOf({ waiting, delivered }),
    })),
  };
}

function stateOf({
  waiting,
  delivered,
}: Pick<DeliveryRow, "waiting" | "delivered">): DeliveryState {
  if (waiting) return "waiting";
  return delivered ? "delivered" : "failed";
}

/**
 * Sends news to this address from now on; replaces the webhook before.
 * @param requestSecret As in createFeed.
 * @returns Its secret, with which deliveries are signed.
 * @throws Refusal WEBHOOK_NOT_ALLOWED if the operator does not allow the host,
 * NOT_FOUND or KEY_TOO_WEAK as in lockByKey.
 */
export async function createWebhook(
  deps: NewsDeps,
  holder: Holder,
  address: string,
  requestSecret: string | null,
): Promise<string> {
  const { hash, clock, webhookHosts } = deps;
  const url = webhookAddress(address, webhookHosts);
  if (url === null) throw notAllowed(webhookHosts);
  const bytes =
    requestSecret === null
      ? randomBytes(32).toString("hex")
      : hash.of("webhook made by a request", holder.key, requestSecret);
  const secret = webhookSecret(bytes);
  const seal = sealOf(hash);
  const sealed = {
    address: seal.close(purposeOf("address", holder), url.href),
    secret: seal.close(purposeOf("secret", holder), secret),
  };
  await change(deps, holder, async (tx) => {
    await noteNews(tx, holder.surveyId, new Date(0), clock());
    await putWebhook(tx, holder, sealed, clock());
  });
  return secret;
}

/** Ends this holder's webhook; has no effect if it has already ended. */
export async function endWebhook(
  deps: NewsDeps,
  holder: Holder,
): Promise<void> {
  await change(deps, holder, (tx) => deleteWebhook(tx, holder));
}

/** Resumes a webhook that was paused. @throws Refusal NOT_FOUND if there is none. */
export async function unpauseWebhook(
  deps: NewsDeps,
  holder: Holder,
): Promise<void> {
  await change(deps, holder, async (tx) => {
    await requireWebhook(tx, holder);
    await resumeWebhook(tx, holder, deps.clock());
  });
}

/**
 * Queues a test, which is sent once within some seconds. @throws Refusal
 * NOT_FOUND if there is no webhook.
 */
export async function testWebhook(
  deps: NewsDeps,
  holder: Holder,
  requestSecret: string | null,
): Promise<void> {
  const now = deps.clock();
  const body = JSON.stringify({
    type: "survey.test",
    timestamp: toMinute(now),
    data: { survey: holder.uuid },
  });
  const deliveryId =
    requestSecret === null
      ? randomUUID()
      : deps.hash.of("webhook test", requestSecret).slice(0, 32);
  await change(deps, holder, async (tx) => {
    await requireWebhook(tx, holder);
    const test = { deliveryId, kind: "test", body } as const;
    await insertDelivery(tx, holder, test, now);
  });
}

/** Runs the work with the survey's counter locked and the key checked. */
async function change(
  { db }: NewsDeps,
  holder: Holder,
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockByKey(tx, holder);
    await work(tx);
  });
}

async function requireWebhook(tx: Queryable, holder: Holder): Promise<void> {
  if ((await findWebhook(tx, holder)) === null)
    throw notFound((say) => say.webhookNotFound);
}

function notAllowed(hosts: readonly string[]): Refusal {
  return new Refusal(
    "WEBHOOK_NOT_ALLOWED",
    hosts.length === 0
      ? (say) => say.webhooksOff
      : (say) =>
          say.webhookHostNotAllowed({
            hosts: hosts.join(", "),
          }),
  );
}
