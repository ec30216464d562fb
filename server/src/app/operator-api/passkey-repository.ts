import type { PasskeyStep } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** What is kept of a passkey; all of it is public. */
export interface Passkey {
  /** Base64url, as the authenticator names it. */
  credentialId: string;
  /** Base64url of the COSE key. */
  publicKey: string;
  /** How often it was used, as it counts itself; 0 where it does not count. */
  counter: number;
}

export interface Challenge {
  challenge: string;
  keyId: number;
  step: PasskeyStep;
}

/** False where the key has a passkey. */
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

/** Null where the key has none. */
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

/** False where the passkey is gone, or counted as far before: then there are two of it. */
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

/** False where the key has none. */
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

/** Whether this was asked of this key, for this, and not too long ago. It is so once. */
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
