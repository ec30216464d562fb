import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../base/db/database.ts";
import { errorCode } from "../base/db/errors.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { createSeal } from "../base/security/seal.ts";
import type { Config } from "./config.ts";

/**
 * The secret is not the one that the database was created with; the message
 * explains how to fix it.
 */
export class WrongSecret extends Error {
  override readonly name = "WrongSecret";
}

export type SecretConfig = Pick<Config, "secret" | "secretOld" | "dataDir">;

/** What the database stores of the secret. */
export interface SecretCheck {
  hash: string;
  /** The key with which codes and names are hashed, sealed under the secret. */
  sealedKey: string;
}

/**
 * The key with which codes and names are hashed and from which the keys of
 * everything sealed are derived. The database stores it since the first start,
 * sealed under the secret that is set or stored in the data folder. If it was
 * sealed under the old secret, it is sealed again under the new one.
 * @throws WrongSecret if neither opens it.
 */
export async function keepKey(
  db: Database,
  config: SecretConfig,
): Promise<string> {
  const given = await checkSecret(db, config);
  // Stored before the database knows it, so that an interrupted start can be
  // repeated.
  const secret = given ?? (await makeSecret(fileOf(config)));
  await noteCheck(db, await createCheck(db, secret));
  if (config.secretOld !== null) await moveOn(db, config.secretOld, secret);
  // Another process may have been first.
  const known = await readCheck(db);
  if (known === null || !fits(known, secret)) throw wrong(config, secret);
  return sealOf(secret).open(purpose, known.sealedKey);
}

/**
 * The current secret; null if there is none and the database knows none. Writes
 * nothing.
 * @throws WrongSecret if the database was created with neither this nor the old
 * secret.
 */
export async function checkSecret(
  db: Queryable,
  config: SecretConfig,
): Promise<string | null> {
  const given = await readGiven(config);
  const known = await readCheck(db);
  if (known === null || isFitting(known, config, given)) return given;
  throw wrong(config, given);
}

/**
 * Whether a start with these settings accepts this check value: the secret that
 * is set, or stored in the data folder, matches it, or the old one does.
 */
export async function hasSecretOf(
  known: SecretCheck,
  config: SecretConfig,
): Promise<boolean> {
  return isFitting(known, config, await readGiven(config));
}

async function readGiven(config: SecretConfig): Promise<string | null> {
  return config.secret ?? (await readKept(fileOf(config)));
}

/** The old secret alone is not enough: the key is sealed again under the current one. */
function isFitting(
  known: SecretCheck,
  { secretOld }: SecretConfig,
  given: string | null,
): boolean {
  return given !== null && [given, secretOld].some((one) => fits(known, one));
}

const fileOf = ({ dataDir }: SecretConfig) => join(dataDir, "secret");

async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString("hex");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

async function readKept(file: string): Promise<string | null> {
  try {
    const kept = (await readFile(file, "utf8")).trim();
    return kept === "" ? null : kept;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

const purpose = "key";
const hashOf = (secret: string) => createKeyedHash(secret).of("secret check");
const sealOf = (secret: string) =>
  createSeal(createKeyedHash(secret).of("key of all that is kept"));

function fits({ hash }: SecretCheck, secret: string | null): boolean {
  return secret !== null && hash === hashOf(secret);
}

/** In databases with visitors from before keys were stored, the secret itself was the key. */
async function createCheck(
  db: Queryable,
  secret: string,
): Promise<SecretCheck> {
  const [row] = await db.query(sql`select from actors limit 1`);
  const key = row === undefined ? randomBytes(32).toString("hex") : secret;
  return closeCheck(secret, key);
}

const closeCheck = (secret: string, key: string): SecretCheck => ({
  hash: hashOf(secret),
  sealedKey: sealOf(secret).close(purpose, key),
});

/** Does not replace a stored check value. */
export async function noteCheck(
  db: Queryable,
  { hash, sealedKey }: SecretCheck,
): Promise<void> {
  await db.query(sql`
    insert into secret_check (hash, sealed_key)
    values (${hash}, ${sealedKey})
    on conflict do nothing`);
}

async function moveOn(db: Database, old: string, secret: string) {
  const known = await readCheck(db);
  if (known === null || !fits(known, old)) return;
  const key = sealOf(old).open(purpose, known.sealedKey);
  const { hash, sealedKey } = closeCheck(secret, key);
  await db.query(sql`
    update secret_check
    set hash = ${hash}, sealed_key = ${sealedKey}
    where hash = ${known.hash}`);
}

/** Null if the database stores none. */
export async function readCheck(db: Queryable): Promise<SecretCheck | null> {
  const rows = await db.query<SecretCheck>(sql`
    select hash, sealed_key as "sealedKey" from secret_check`);
  return rows[0] ?? null;
}

function wrong(config: SecretConfig, given: string | null): WrongSecret {
  const file = fileOf(config);
  if (config.secret !== null)
    return new WrongSecret(
      "SECRET is not the one that this database was created with: access codes, owner links and names would no longer work. Set SECRET to its previous value; to change it, set SECRET_OLD to that value.",
    );
  const what =
    given === null
      ? `${file} is missing, and this database was created with it`
      : `${file} is not the one that this database was created with`;
  return new WrongSecret(
    `${what}: access codes, owner links and names would no longer work. Restore the file, or set SECRET to its previous content.`,
  );
}
