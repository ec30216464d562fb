import { randomUUID } from "node:crypto";
import { limits } from "@nearsay/core/contract";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { uuidOf } from "../../base/security/uuid-of.ts";
import type { Holder } from "../ownership/key-holders.ts";
import type { OwnershipDeps } from "../ownership/ownership-deps.ts";
import { lockManaged } from "../ownership/update-survey.ts";
import {
  deleteGrant,
  insertGrant,
  listGrants,
} from "./kiosk-grant-repository.ts";
import { trimText } from "@nearsay/core/forms";

/** The stored hash of a grant's token. */
export function grantHash(hash: KeyedHash, token: string): string {
  return hash.of("kiosk grant", token);
}

export interface NewGrant {
  grantId: string;
  token: string;
}

/**
 * Creates a grant that lets a kiosk answer the survey until the grant is ended.
 * @param requestSecret Identifies the request, so that a repeat creates the
 * same grant; null if it cannot be repeated.
 * @throws Refusal KIOSKS_FULL if the survey has the maximum number of grants,
 * NOT_FOUND if the key was ended in the meantime.
 */
export async function createGrant(
  { db, clock, hash }: OwnershipDeps,
  holder: Holder,
  label: string,
  requestSecret: string | null,
): Promise<NewGrant> {
  const { surveyId } = holder;
  const made = makeGrant(hash, holder, requestSecret);
  await db.transaction(async (tx) => {
    await lockManaged(tx, holder);
    const grants = await listGrants(tx, surveyId);
    if (grants.some(({ grantId }) => grantId === made.grantId)) return;
    if (grants.length >= limits.kioskGrantsMax) throw full();
    const { grantId, token } = made;
    const tokenHash = grantHash(hash, token);
    const rest = { label: trimText(label), now: clock() };
    await insertGrant(tx, { surveyId, grantId, tokenHash, ...rest });
  });
  return made;
}

/**
 * Ends a grant; has no effect if it has already ended. @throws Refusal
 * NOT_FOUND if the key was ended in the meantime.
 */
export async function endGrant(
  { db }: OwnershipDeps,
  holder: Holder,
  grantId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockManaged(tx, holder);
    await deleteGrant(tx, holder.surveyId, grantId);
  });
}

/**
 * The token is derived from the holder's key too, which no copy of the database
 * and no setting contains.
 */
function makeGrant(
  hash: KeyedHash,
  { key }: Holder,
  requestSecret: string | null,
): NewGrant {
  if (requestSecret === null)
    return { grantId: randomUUID(), token: newToken() };
  return {
    grantId: uuidOf(hash.of("kiosk grant id", requestSecret)),
    token: hash.token("kiosk grant made by a request", key, requestSecret),
  };
}

function full(): Refusal {
  return new Refusal("KIOSKS_FULL", (say) =>
    say.tooManyKiosks({ max: limits.kioskGrantsMax }),
  );
}
