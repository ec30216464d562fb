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
  { secret, dataDir }: SecretConfig,
): Promise<string> {
  const file = join(dataDir, "secret");
  const given = secret ?? (await readKept(file));
  const chosen = given ?? randomBytes(32).toString("hex");
  const hash = hashOf(chosen);
  await noteHash(db, hash);
  if (!equal((await readHash(db)) ?? "", hash))
    throw wrong(secret, given, file);
  if (given === null) await writeFile(file, `${chosen}\n`, { mode: 0o600 });
  return chosen;
}

/**
 * The same for a secret that has to be known already; writes nothing.
 * @throws WrongSecret where it is not, or another.
 */
export async function checkSecret(
  db: Database,
  { secret, dataDir }: SecretConfig,
): Promise<void> {
  const file = join(dataDir, "secret");
  const given = secret ?? (await readKept(file));
  const known = await readHash(db);
  if (known === null) return;
  if (given === null || !equal(known, hashOf(given)))
    throw wrong(secret, given, file);
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
