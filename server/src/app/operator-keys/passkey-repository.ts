import type { PasskeyStep } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The stored data of a passkey; all of it is public. */
export interface Passkey {
  /** The authenticator's id of it, in base64url. */
  credentialId: string;
  /** The COSE key in base64url. */
  publicKey: string;
  /** The authenticator's count of its uses; 0 if it does not count. */
  counter: number;
}

export interface Challenge {
  challenge: string;
  keyId: number;
  step: PasskeyStep;
}

/** Returns false if the key already has a passkey. */
export async function insertPasskey(
  db: Queryable,
  keyId: number,
  { credentialId, publicKey, counter }: Passkey,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into operator_passkeys
      (key_id, credential_id, public_key, counter, made_on)
    values (
      ${keyId}, ${credentialId}, ${publicKey}, ${counter},
      ${now}::timestamptz at time zone 'UTC'
    )
    on conflict (key_id) do nothing
    returning 1`);
  return rows.length > 0;
}

/** Null if the key has none. */
export async function findPasskey(
  db: Queryable,
  keyId: number,
): Promise<Passkey | null> {
  const [found] = await db.query<Passkey>(sql`
    select credential_id as "credentialId", public_key as "publicKey", counter
    from operator_passkeys
    where key_id = ${keyId}`);
  return found ?? null;
}

/**
 * Returns false if the passkey is gone, or if the counter has not increased,
 * which means that a copy exists.
 */
export async function countUse(
  db: Queryable,
  keyId: number,
  { credentialId, counter }: Pick<Passkey, "credentialId" | "counter">,
): Promise<boolean> {
  const rows = await db.query(sql`
    update operator_passkeys
    set counter = ${counter}
    where key_id = ${keyId}
      and credential_id = ${credentialId}
      and (counter < ${counter} or (counter = 0 and counter = ${counter}))
    returning 1`);
  return rows.length > 0;
}

/** Returns false if the key has none. */
export async function deletePasskey(
  db: Queryable,
  keyId: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from operator_passkeys where key_id = ${keyId} returning 1`);
  return rows.length > 0;
}

export async function insertChallenge(
  db: Queryable,
  { challenge, keyId, step }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await db.query(sql`
    insert into operator_challenges (challenge, key_id, step, expires_at)
    values (${challenge}, ${keyId}, ${step}, ${expiresAt})`);
}

/**
 * Returns whether this challenge was issued to this key for this step and has
 * not expired. Deletes it, so that it works only once.
 */
export async function takeChallenge(
  db: Queryable,
  { challenge, keyId, step }: Challenge,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from operator_challenges
    where challenge = ${challenge}
      and key_id = ${keyId}
      and step = ${step}
      and expires_at > ${now}
    returning 1`);
  return rows.length > 0;
}
