import type { Sql } from "sql-template-tag";
import type { Database, Queryable } from "./database.ts";
import { TransactionScope } from "./inside-transaction.ts";
import { Mutex } from "./mutex.ts";
import { encode } from "./values.ts";
import type { Encoded } from "./values.ts";

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

/** PGlite has a single session: statements and whole transactions take turns here. */
export class PgliteDatabase implements Database {
  readonly engine = "pglite";
  readonly #engine: PgliteEngine;
  readonly #turns = new Mutex();
  readonly #scope = new TransactionScope();
  #closing: Promise<void> | undefined;

  constructor(engine: PgliteEngine) {
    this.#engine = engine;
  }

  async query<Row>(statement: Sql): Promise<Row[]> {
    this.#scope.refuse();
    return this.#turns.run(() => this.#ask<Row>(statement));
  }

  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    this.#scope.refuse();
    return this.#turns.run(() => this.#scope.run(() => this.#transact(work)));
  }

  async execute(script: string): Promise<void> {
    this.#scope.refuse();
    return this.#turns.run(() => this.#runScript(script));
  }

  /** Waits for the statements already asked for; safe to call twice. */
  close(): Promise<void> {
    this.#closing ??= this.#turns.run(() => this.#engine.close());
    return this.#closing;
  }

  async #runScript(script: string): Promise<void> {
    try {
      await this.#engine.execute(script);
    } catch (error) {
      // The script may have begun a transaction; the session must not keep it.
      await this.#rollBack();
      throw error;
    }
  }

  async #ask<Row>(statement: Sql): Promise<Row[]> {
    const values = statement.values.map(encode);
    const answer = await this.#engine.run(statement.text, values);
    return answer.rows as Row[];
  }

  async #transact<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    let open = true;
    const query = async <Row>(statement: Sql): Promise<Row[]> => {
      if (!open) throw new Error("The transaction is over.");
      return this.#ask<Row>(statement);
    };
    await this.#engine.run("begin", []);
    try {
      const result = await work({ query });
      open = false;
      await this.#commit();
      return result;
    } catch (error) {
      open = false;
      await this.#rollBack();
      throw error;
    }
  }

  async #commit(): Promise<void> {
    const { command } = await this.#engine.run("commit", []);
    if (command === "ROLLBACK")
      throw new Error("A statement of the transaction failed: rolled back.");
  }

  async #rollBack(): Promise<void> {
    // What went wrong before matters more to the caller than this.
    await this.#engine.run("rollback", []).catch(() => undefined);
  }
}
