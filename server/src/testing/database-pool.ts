import type { Database } from "../base/db/database.ts";
import { describeDatabase } from "./describe-database.ts";
import { emptyDatabase } from "./empty-database.ts";
import type { OpenOptions, TestDatabase } from "./test-database.ts";

interface Opened {
  database: TestDatabase;
  /** The connection of the test. */
  db: Database;
  /** The contents after the migrations; null if databases are not compared. */
  migrated: string[] | null;
}

/**
 * The databases of one process on one engine. A database that one test opened
 * is emptied and reused by a later test, of this file or another, because
 * opening one takes ten times as long. With COMPARE_DATABASES=1, each test
 * begins by comparing the complete contents with those after the migrations.
 */
export class DatabasePool {
  readonly #openNew: (options: OpenOptions) => Promise<TestDatabase>;
  /** Opened by the running test; null while no test runs, as in beforeAll. */
  #ofTest: Opened[] | null = null;
  /** Opened outside of tests, and used until the end of the file. */
  #ofFile: Opened[] = [];
  /** Available to later tests. */
  readonly #free: Opened[] = [];
  /** Not usable for other tests. */
  #own: Opened[] = [];

  constructor(openNew: (options: OpenOptions) => Promise<TestDatabase>) {
    this.#openNew = openNew;
  }

  beginTest(): void {
    this.#ofTest = [];
  }

  endTest(): void {
    this.#free.push(...(this.#ofTest ?? []));
    this.#ofTest = null;
  }

  /** @throws Error that names what an earlier test left behind, if databases are compared. */
  async open(options: OpenOptions = {}): Promise<Database> {
    const { empty = false, own = false } = options;
    if (empty || own) {
      const opened = await this.#add(options);
      this.#own.push(opened);
      return opened.db;
    }
    const free = this.#free.pop();
    const opened =
      free === undefined ? await this.#add(options) : await reuse(free);
    (this.#ofTest ?? this.#ofFile).push(opened);
    return opened.db;
  }

  /** Closes all connections, which would keep the process running. */
  async endFile(): Promise<void> {
    this.#free.push(...this.#ofFile);
    this.#ofFile = [];
    const own = this.#own;
    this.#own = [];
    await Promise.all([
      ...own.map(({ database }) => database.remove()),
      ...this.#free.map(({ db }) => db.close()),
    ]);
  }

  async #add(options: OpenOptions): Promise<Opened> {
    const database = await this.#openNew(options);
    const { db } = database;
    const compares = process.env["COMPARE_DATABASES"] === "1";
    return {
      database,
      db,
      migrated: compares ? await describeDatabase(db) : null,
    };
  }
}

async function reuse({ database, db, migrated }: Opened): Promise<Opened> {
  // The app of an earlier test may still be open: it must not write any more.
  await db.close();
  const next = database.connect();
  await emptyDatabase(next);
  if (migrated !== null) expectSame(await describeDatabase(next), migrated);
  return { database, db: next, migrated };
}

function expectSame(found: string[], migrated: string[]): void {
  const more = found.find((line) => !migrated.includes(line));
  const less = migrated.find((line) => !found.includes(line));
  if (more === undefined && less === undefined) return;
  throw new Error(
    `A former test changed what deleting does not undo; it needs open({ own: true }). There is "${more ?? ""}" instead of "${less ?? ""}".`,
  );
}
