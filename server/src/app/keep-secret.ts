import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { errorCode } from "../base/db/errors.ts";
import { createKeyedHash, equal } from "../base/security/keyed-hash.ts";
import type { Config } from "./config.ts";

/** The secret is not the one that the database was made with; the message says how to mend it. */
export class WrongSecret extends Error {
  override readonly name = "WrongSecret";
}

type SecretConfig = Pick<Config, "secret" | "dataDir">;

/**
 * The secret that was given, or the one kept in the data folder, made at the
 * first start. With another one no code would open and no key would fit.
 * @throws WrongSecret where the database was made with another.
 */
export async function keepSecret(
  db: Database,
  config: SecretConfig,
): Promise<string> {
  const given = await checkSecret(db, config);
  // Kept before the database knows it: a start that is cut off in between is begun anew.
  const secret = given ?? (await makeSecret(fileOf(config)));
  await noteHash(db, hashOf(secret));
  // Another process may have been first.
  await checkSecret(db, { ...config, secret });
  return secret;
}

/**
 * The secret as it is; null where there is none and the database knows none. Writes nothing.
 * @throws WrongSecret where the database was made with another.
 */
export async function checkSecret(
  db: Database,
  config: SecretConfig,
): Promise<string | null> {
  const { secret } = config;
  const given = secret ?? (await readKept(fileOf(config)));
  const known = await readHash(db);
  const fits = given !== null && known !== null && equal(known, hashOf(given));
  if (known === null || fits) return given;
  throw wrong(secret, given, fileOf(config));
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

/** What is noted already stays. */
async function noteHash(db: Database, hash: string): Promise<void> {
  await db.query(sql`
    insert into secret_check (hash) values (${hash}) on conflict do nothing`);
}

async function readHash(db: Database): Promise<string | null> {
  const rows = await db.query<{ hash: string }>(
    sql`select hash from secret_check`,
  );
  return rows[0]?.hash ?? null;
}

function hashOf(secret: string): string {
  return createKeyedHash(secret).of("secret check");
}

function wrong(
  secret: string | null,
  given: string | null,
  file: string,
): WrongSecret {
  if (secret !== null)
    return new WrongSecret(
      "SECRET is not the one that this database was made with: access codes, owner links and names would not fit any more. Set SECRET to what it was.",
    );
  const what =
    given === null
      ? `${file} is missing, and this database was made with it`
      : `${file} is not the one that this database was made with`;
  return new WrongSecret(
    `${what}: access codes, owner links and names would not fit any more. Put the file back, or set SECRET to what it held.`,
  );
}
