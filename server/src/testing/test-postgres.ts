import { randomBytes } from "node:crypto";
import sql, { raw } from "sql-template-tag";
import { PostgresDatabase } from "../base/db/postgres.ts";
import type { OpenOptions, TestDatabase } from "./test-database.ts";

/** A PostgreSQL database copied from the template that global-setup.ts created. */
export function openTestPostgres(options: OpenOptions): Promise<TestDatabase> {
  return openCopy(options, "TEST_DATABASE_TEMPLATE");
}

/** Like `openTestPostgres`, with every growing table partitioned by hash of survey_id. */
export function openPartitionedPostgres(
  options: OpenOptions,
): Promise<TestDatabase> {
  return openCopy(options, "TEST_DATABASE_PARTITIONED");
}

async function openCopy(
  { empty = false }: OpenOptions,
  variable: string,
): Promise<TestDatabase> {
  const name = `${readNames()}${randomBytes(6).toString("hex")}`;
  const template = empty ? "template0" : readTemplate(variable);
  await administer(`create database ${name} template ${template}`);
  const opened: PostgresDatabase[] = [];
  const connectAgain = () => {
    const db = connect(databaseUrl(name), 5);
    opened.push(db);
    return db;
  };
  return {
    db: connectAgain(),
    connect: connectAgain,
    async remove() {
      await Promise.all(opened.map((db) => db.close()));
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs one statement outside any test database. */
export async function administer(statement: string): Promise<void> {
  const db = connect(readUrl(), 1);
  try {
    await db.query(sql`${raw(statement)}`);
  } finally {
    await db.close();
  }
}

/** The names of all copies that this run has created and not removed. */
export async function listCopies(): Promise<string[]> {
  const db = connect(readUrl(), 1);
  try {
    const rows = await db.query<{ name: string }>(sql`
      select datname as "name"
      from pg_database
      where starts_with(datname, ${readNames()})`);
    return rows.map(({ name }) => name);
  } finally {
    await db.close();
  }
}

/** The URL of a database on the PostgreSQL under test. */
export function databaseUrl(name: string): string {
  const url = new URL(readUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function connect(url: string, poolSize: number): PostgresDatabase {
  // Long timeouts, as a machine that runs tests may be busy.
  const timeouts = { statementTimeout: 15_000, connectTimeout: 10_000 };
  return new PostgresDatabase({ url, poolSize, ...timeouts });
}

function readUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (url !== undefined) return url;
  throw new Error(
    'TEST_DATABASE_URL is not set, so nothing can be tested on PostgreSQL. Run the tests through jest\'s "server" project, whose globalSetup starts one, or set the variable to a PostgreSQL where databases may be created.',
  );
}

/** The prefix of the names of all copies of this run. */
function readNames(): string {
  return process.env["TEST_DATABASE_NAMES"] ?? "nearsay_test_";
}

function readTemplate(variable: string): string {
  const template = process.env[variable];
  if (template !== undefined) return template;
  throw new Error(
    `${variable} is not set. Run the tests through jest's "server" project.`,
  );
}
