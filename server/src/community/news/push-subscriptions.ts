import { createHash, ECDH } from "node:crypto";
import { firstLanguage, type Language } from "@nearsay/core/contract";
import type { PushSubscription } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { Refusal, invalidRequest } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { createSeal } from "../../base/security/seal.ts";
import { type Holder, lockByKey } from "../ownership/key-holders.ts";
import type { NewsDeps } from "./news-deps.ts";
import { noteNews } from "./news-repository.ts";
import { pushAddress } from "./push-hosts.ts";
import {
  deleteSubscription,
  listSubscriptions,
  putSubscription,
} from "./push-repository.ts";

export type Subscription = Static<typeof PushSubscription>;

/** A subscription as stored, with the subscriber's language, which older ones do not contain. */
type KeptSubscription = Subscription & { language: Language };
type Of = Pick<Holder, "surveyId" | "keyId">;

const browsersMax = 10;

const sealOf = (hash: KeyedHash) => createSeal(hash.of("push subscriptions"));
const purposeOf = ({ surveyId, keyId }: Of, browser: string) =>
  JSON.stringify([surveyId, keyId, browser]);
const browserOf = (hash: KeyedHash, { surveyId, keyId }: Of, address: string) =>
  hash.of("push subscription", surveyId, keyId, address);

/** A subscription as the browser sent it; null if it was sealed under another secret. */
export function openSubscription(
  { hash }: Pick<NewsDeps, "hash">,
  kept: Of & { browser: string; subscription: string },
): KeptSubscription | null {
  try {
    const purpose = purposeOf(kept, kept.browser);
    const text = sealOf(hash).open(purpose, kept.subscription);
    const read = JSON.parse(text) as Subscription;
    return { language: firstLanguage, ...read };
  } catch {
    return null;
  }
}

/**
 * Sends news to this browser from now on, for the holder's key.
 * @throws Refusal PUSH_NOT_ALLOWED if this site does not push through the
 * browser's service, INVALID_REQUEST for keys that cannot be used for
 * encryption, NOT_FOUND as in lockByKey.
 */
export async function subscribe(
  { db, clock, hash, push }: NewsDeps,
  holder: Holder,
  { endpoint, keys: { p256dh, auth } }: Subscription,
  language: Language,
): Promise<void> {
  const address = push && pushAddress(endpoint, push.hosts);
  if (address === null) throw notAllowed(push !== null);
  if (!isPublicKey(p256dh) || !/^[\w-]{22}$/.test(auth))
    throw invalidRequest((say) => say.pushKeysInvalid);
  const { href } = address;
  const browser = browserOf(hash, holder, href);
  const subscription = sealOf(hash).close(
    purposeOf(holder, browser),
    JSON.stringify({ endpoint: href, keys: { p256dh, auth }, language }),
  );
  const now = clock();
  await db.transaction(async (tx) => {
    await lockByKey(tx, holder, "read");
    await noteNews(tx, holder.surveyId, new Date(0), now);
    const kept = { browser, subscription };
    await putSubscription(tx, holder, kept, { now, browsersMax });
  });
}

/** Stops sending news to this browser; has no effect if it is not subscribed. */
export async function unsubscribe(
  { db, hash }: NewsDeps,
  holder: Holder,
  endpoint: string,
): Promise<void> {
  const address = URL.canParse(endpoint) ? new URL(endpoint).href : endpoint;
  await deleteSubscription(db, holder, browserOf(hash, holder, address));
}

/**
 * This holder's browsers as SHA-256 of the endpoint in hex, by which each
 * browser recognises itself.
 */
export async function listBrowsers(
  deps: NewsDeps,
  holder: Holder,
): Promise<string[]> {
  const kept = await listSubscriptions(deps.db, holder);
  return kept.flatMap((one) => {
    const opened = openSubscription(deps, { ...holder, ...one });
    if (opened === null) return [];
    return [createHash("sha256").update(opened.endpoint).digest("hex")];
  });
}

/** Whether a key can be used for encryption: 65 bytes in base64url that are a point on P-256. */
function isPublicKey(text: string): boolean {
  if (!/^B[\w-]{86}$/.test(text)) return false;
  try {
    ECDH.convertKey(text, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

function notAllowed(pushes: boolean): Refusal {
  return new Refusal(
    "PUSH_NOT_ALLOWED",
    pushes ? (say) => say.pushServiceUnknown : (say) => say.pushOff,
  );
}
