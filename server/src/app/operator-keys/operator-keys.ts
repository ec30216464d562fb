import type { OperatorRight } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import {
  type OperatorKeyRow,
  insertOperatorKey,
} from "./operator-key-repository.ts";

interface KeyTerms {
  name: string;
  rights: readonly OperatorRight[];
  /** Whether it is invalid without the passkey that its first use binds it to. */
  needsPasskey: boolean;
  /** Null for no expiry. */
  days: number | null;
}

export interface NewOperatorKey extends Omit<KeyTerms, "days"> {
  keyId: number;
  expiresAt: Date | null;
  /** The key itself, which is shown only once. */
  key: string;
}

const dayInMs = 86_400_000;

/** Null if a key with this name exists that was not ended. */
export async function makeOperatorKey(
  { db, clock, hash }: { db: Queryable; clock: Clock; hash: KeyedHash },
  { name, rights, needsPasskey, days }: KeyTerms,
): Promise<NewOperatorKey | null> {
  const now = clock();
  const key = newToken();
  const expiresAt =
    days === null ? null : new Date(now.getTime() + days * dayInMs);
  const keyHash = operatorKeyHash(hash, key);
  const terms = { name, rights, needsPasskey, expiresAt };
  const keyId = await insertOperatorKey(db, { ...terms, keyHash, now });
  return keyId === null ? null : { ...terms, keyId, key };
}

/** The stored hash of a key. */
export function operatorKeyHash(hash: KeyedHash, key: string): string {
  return hash.of("operator key", key);
}

/** Whether a key has neither ended nor expired. */
export function isGood(
  { endedAt, expiresAt }: Pick<OperatorKeyRow, "endedAt" | "expiresAt">,
  now: Date,
): boolean {
  return endedAt === null && (expiresAt === null || expiresAt > now);
}
