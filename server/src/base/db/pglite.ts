import type { Sql } from "sql-template-tag";
import type { Database, StorageState, Transaction } from "./database.ts";
import { TransactionScope, transact } from "./transaction.ts";
import { Mutex } from "./mutex.ts";
import { type Encoded, encode } from "./values.ts";

export interface PgliteAnswer {
  rows: unknown[];
  /** First word of the command's tag, such as INSERT or ROLLBACK. */
  command: string;
}

/** One PGlite session, in this thread or in another. */
export interface PgliteEngine {
  /** Rejects with StatementError or DatabaseUnavailable. */
  run(text: string, values: Encoded[]): Promise<PgliteAnswer>;
  execute(script: string): Promise<void>;
  close(): Promise<void>;
}

/** Where each turn gets the session that it asks, and no other: a transaction never goes on in a second one. */
export interface PgliteSessions {
  /** Rejects with StorageFull or DatabaseUnavailable while there is none. */
  session(): Promise<PgliteEngine>;
  storage?(): StorageState;
  /** As of Database. */
  hold?(): () => void;
  /** Copies what is on the disk, while nobody is given a session. Returns how to open the copy, which closing throws away. */
  copy?(): Promise<() => Promise<PgliteSessions>>;
  close(): Promise<void>;
}

/** PGlite has a single session: statements and whole transactions take turns here. */
export class PgliteDatabase implements Database {
  readonly engine = "pglite";
  readonly #sessions: PgliteSessions;
  readonly #turns = new Mutex();
  readonly #scope = new TransactionScope();
  #closing: Promise<void> | undefined;

  readonly openCopy?: () => Promise<Database>;
  readonly hold?: () => () => void;

  constructor(sessions: PgliteSessions) {
    this.#sessions = sessions;
    const copy = sessions.copy?.bind(sessions);
    if (copy !== undefined) this.openCopy = () => this.#openCopy(copy);
    const hold = sessions.hold?.bind(sessions);
    if (hold !== undefined) this.hold = hold;
  }

  async query<Row>(statement: Sql): Promise<Row[]> {
    this.#scope.refuse();
    return this.#turn((session) => ask<Row>(session, statement));
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#scope.refuse();
    return this.#turn((session) =>
      this.#scope.run(() =>
        transact(
          {
            ask: (statement) => ask(session, statement),
            script: (text) => session.execute(text),
            command: async (text) => (await session.run(text, [])).command,
            rollBack: () => rollBack(session),
          },
          work,
        ),
      ),
    );
  }

  async execute(script: string): Promise<void> {
    this.#scope.refuse();
    return this.#turn((session) => runScript(session, script));
  }

  storage(): StorageState | null {
    return this.#sessions.storage?.() ?? null;
  }

  /** Waits for the statements already asked for; safe to call twice. */
  close(): Promise<void> {
    this.#closing ??= this.#turns.run(() => this.#sessions.close());
    return this.#closing;
  }

  async #openCopy(
    copy: NonNullable<PgliteSessions["copy"]>,
  ): Promise<Database> {
    // Most of it is done in a turn of its own, so that nobody waits for both.
    await this.execute("checkpoint");
    const open = await this.#turn(async (session) => {
      // What was written since is in memory alone.
      await session.execute("checkpoint");
      return copy();
    });
    return new PgliteDatabase(await open());
  }

  #turn<T>(work: (session: PgliteEngine) => Promise<T>): Promise<T> {
    return this.#turns.run(async () => work(await this.#sessions.session()));
  }
}

async function runScript(session: PgliteEngine, script: string) {
  try {
    await session.execute(script);
  } catch (error) {
    // The script may have begun a transaction; the session must not keep it.
    await rollBack(session);
    throw error;
  }
}

async function ask<Row>(session: PgliteEngine, statement: Sql): Promise<Row[]> {
  const values = statement.values.map(encode);
  const answer = await session.run(statement.text, values);
  return answer.rows as Row[];
}

async function rollBack(session: PgliteEngine): Promise<void> {
  // What went wrong before matters more to the caller than this.
  await session.run("rollback", []).catch(() => undefined);
}
