import { randomUUID } from "node:crypto";
import { type KeyRole, limits } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { uuidOf } from "../../base/security/uuid-of.ts";
import {
  type KeyRow,
  deleteKey,
  insertKey,
  listKeys,
  replaceKey,
} from "../../surveys/keys/key-repository.ts";
import { surveyKeyHash } from "../../surveys/keys/survey-key.ts";
import { type Holder, lockByKey } from "./key-holders.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { trimText } from "@nearsay/core/forms";

/**
 * Identifies a request, so that a repeat creates the same key. Both are null
 * without an Idempotency-Key.
 */
export interface Named {
  requestKey: string | null;
  requestSecret: string | null;
}

export interface NewKey {
  keyId: string;
  key: string;
}

/** @throws Refusal SURVEY_KEYS_FULL if the survey has the maximum number of keys. */
export async function createKey(
  { db, clock, hash }: OwnershipDeps,
  holder: Holder,
  { role, label }: { role: KeyRole; label: string },
  named: Named,
): Promise<NewKey> {
  const key = makeKey(hash, holder, named);
  const keyId = makeId(hash, named);
  await db.transaction(async (tx) => {
    const keys = await lockKeys(tx, holder);
    if (keys.some((known) => known.keyId === keyId)) return;
    if (keys.length >= limits.keysMax) throw full();
    const { surveyId } = holder;
    const keyHash = surveyKeyHash(hash, holder.uuid, key);
    const rest = { role, label: trimText(label), now: clock() };
    await insertKey(tx, { surveyId, keyId, keyHash, ...rest });
  });
  return { keyId, key };
}

/**
 * Replaces a key. That can be the key of this request, which is then valid only
 * for repeating it.
 * @throws Refusal NOT_FOUND if there is no such key.
 */
export async function rotateKey(
  { db, hash }: OwnershipDeps,
  holder: Holder,
  keyId: string,
  named: Named,
): Promise<NewKey> {
  const key = makeKey(hash, holder, named);
  const { surveyId, uuid } = holder;
  await db.transaction(async (tx) => {
    const keys = await lockKeys(tx, holder, named.requestKey);
    if (!keys.some((known) => known.keyId === keyId))
      throw notFound((say) => say.keyNotFound);
    const keyHash = surveyKeyHash(hash, uuid, key);
    await replaceKey(tx, { surveyId, keyId }, keyHash, named.requestKey);
  });
  return { keyId, key };
}

/**
 * Ends a key; has no effect if it has already ended. @throws Refusal
 * LAST_OWNER_KEY for the only key that may change the survey.
 */
export async function endKey(
  { db }: OwnershipDeps,
  holder: Holder,
  keyId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const keys = await lockKeys(tx, holder);
    const owners = keys.filter(({ role }) => role === "own");
    if (owners.length === 1 && owners[0]?.keyId === keyId) throw lastOne();
    await deleteKey(tx, holder.surveyId, keyId);
  });
}

/** Locks and returns the survey's keys. */
async function lockKeys(
  tx: Queryable,
  holder: Holder,
  repeats: string | null = null,
): Promise<KeyRow[]> {
  await lockByKey(tx, holder, "own", repeats);
  return listKeys(tx, holder.surveyId);
}

/**
 * The key is derived from the holder's own key too, which no copy of the
 * database and no setting contains.
 */
function makeKey(
  hash: KeyedHash,
  { key }: Holder,
  { requestSecret }: Named,
): string {
  return requestSecret === null
    ? newToken()
    : hash.token("key made by a request", key, requestSecret);
}

/** The id of something that the request creates; a repeat creates it with the same id. */
export function makeId(hash: KeyedHash, { requestSecret }: Named): string {
  return requestSecret === null
    ? randomUUID()
    : uuidOf(hash.of("key id", requestSecret));
}

function full(): Refusal {
  return new Refusal("SURVEY_KEYS_FULL", (say) =>
    say.tooManyKeys({ max: limits.keysMax }),
  );
}

function lastOne(): Refusal {
  return new Refusal("LAST_OWNER_KEY", (say) => say.lastOwnerKey);
}
