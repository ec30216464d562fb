import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../base/db/database.ts";
import { errorCode } from "../base/db/errors.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { createSeal } from "../base/security/seal.ts";
import type { Config } from "./config.ts";

/** The secret is not the one that the database was made with; the message says how to mend it. */
export class WrongSecret extends Error {
  override readonly name = "WrongSecret";
}

export type SecretConfig = Pick<Config, "secret" | "secretOld" | "dataDir">;

/** What the database knows of the secret. */
export interface SecretCheck {
  hash: string;
  /** What codes and names are hashed under, sealed under the secret. */
  sealedKey: string;
}

/**
 * The key that codes and names are hashed under, and of which all that is sealed
 * has its keys. The database keeps it, sealed under the secret that was given or
 * is kept in the data folder, made at the first start; where that is the old one,
 * under the new one from now on.
 * @throws WrongSecret where neither opens it.
 */
export async function keepKey(
  db: Database,
  config: SecretConfig,
): Promise<string> {
  const given = await checkSecret(db, config);
  // Kept before the database knows it: a start that is cut off in between is begun anew.
  const secret = given ?? (await makeSecret(fileOf(config)));
  await noteCheck(db, await createCheck(db, secret));
  if (config.secretOld !== null) await moveOn(db, config.secretOld, secret);
  // Another process may have been first.
  const known = await readCheck(db);
  if (known === null || !fits(known, secret)) throw wrong(config, secret);
  return sealOf(secret).open(purpose, known.sealedKey);
}

/**
 * The secret as it is; null where there is none and the database knows none. Writes nothing.
 * @throws WrongSecret where the database was made with another, also than the old one.
 */
export async function checkSecret(
  db: Queryable,
  config: SecretConfig,
): Promise<string | null> {
  const { secret, secretOld } = config;
  const given = secret ?? (await readKept(fileOf(config)));
  const known = await readCheck(db);
  if (known === null) return given;
  if (given !== null && [given, secretOld].some((one) => fits(known, one)))
    return given;
  throw wrong(config, given);
}

/** Whether the secret that is given, or kept in the data folder, is the one that this is known of. */
export async function hasSecretOf(
  known: SecretCheck,
  config: SecretConfig,
): Promise<boolean> {
  return fits(known, config.secret ?? (await readKept(fileOf(config))));
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

/** Where people came before keys were kept, the secret itself was the key. */
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

/** What is noted already stays. */
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

/** Null where the database knows of none. */
export async function readCheck(db: Queryable): Promise<SecretCheck | null> {
  const rows = await db.query<SecretCheck>(sql`
    select hash, sealed_key as "sealedKey" from secret_check`);
  return rows[0] ?? null;
}

function wrong(config: SecretConfig, given: string | null): WrongSecret {
  const file = fileOf(config);
  if (config.secret !== null)
    return new WrongSecret(
      "SECRET is not the one that this database was made with: access codes, owner links and names would not fit any more. Set SECRET to what it was; to change it, set SECRET_OLD to that.",
    );
  const what =
    given === null
      ? `${file} is missing, and this database was made with it`
      : `${file} is not the one that this database was made with`;
  return new WrongSecret(
    `${what}: access codes, owner links and names would not fit any more. Put the file back, or set SECRET to what it held.`,
  );
}
