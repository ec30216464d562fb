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

/** Provides one session per turn: a transaction never continues in a second one. */
export interface PgliteSessions {
  /** Rejects with StorageFull or DatabaseUnavailable while there is none. */
  session(): Promise<PgliteEngine>;
  storage?(): StorageState;
  /** As in Database. */
  hold?(): () => void;
  /**
   * Copies the files on disk, while no session is provided. Returns a function
   * that opens the copy; closing the copy deletes it.
   */
  copy?(): Promise<() => Promise<PgliteSessions>>;
  close(): Promise<void>;
}

/**
 * PGlite has a single session, so statements and complete transactions run one
 * after another here.
 */
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

  /** Waits for the statements already requested; safe to call twice. */
  close(): Promise<void> {
    this.#closing ??= this.#turns.run(() => this.#sessions.close());
    return this.#closing;
  }

  async #openCopy(
    copy: NonNullable<PgliteSessions["copy"]>,
  ): Promise<Database> {
    // Writes most data in a separate turn first, so that no request waits for
    // both.
    await this.execute("checkpoint");
    const open = await this.#turn(async (session) => {
      // Data written since the first checkpoint are only in memory.
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
    // The script may have begun a transaction, which the session must not keep.
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
  // The earlier error matters more to the caller than a failure of the
  // rollback.
  await session.run("rollback", []).catch(() => undefined);
}
