import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "sql-template-tag";
import type { Transaction } from "./database.ts";

let watching = false;

/**
 * Makes every scope check from now on, as in tests: tracking asynchronous calls
 * costs a fifth of the request throughput.
 */
export function watchTransactions(): void {
  watching = true;
}

/**
 * Detects the one mistake that blocks an embedded database forever: querying
 * the database instead of the transaction inside a transaction. Checks only
 * after watchTransactions was called.
 */
export class TransactionScope {
  readonly #inside = new AsyncLocalStorage<true>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return watching ? this.#inside.run(true, work) : work();
  }

  refuse(): void {
    if (this.#inside.getStore() === undefined) return;
    throw new Error(
      "The database was queried inside a transaction. Use query() of the transaction.",
    );
  }
}

/** Where a transaction runs. */
interface Session {
  ask: <Row>(statement: Sql) => Promise<Row[]>;
  script: (text: string) => Promise<void>;
  /** Resolves with the command of the tag: ROLLBACK if a commit was not possible. */
  command: (text: "begin" | "commit") => Promise<string>;
  /** Called after `error`, which matters more than the result of this. */
  rollBack: (error: unknown) => Promise<void>;
}

/** Commits what `work` has done when it resolves, and rolls it back when it rejects. */
export async function transact<T>(
  { ask, script, command, rollBack }: Session,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let open = true;
  const refuseLate = () => {
    if (!open) throw new Error("The transaction is over.");
  };
  const query = async <Row>(statement: Sql): Promise<Row[]> => {
    refuseLate();
    return ask<Row>(statement);
  };
  const execute = async (text: string): Promise<void> => {
    refuseLate();
    return script(text);
  };
  await command("begin");
  try {
    const result = await work({ query, execute });
    open = false;
    if ((await command("commit")) === "ROLLBACK")
      throw new Error("A statement of the transaction failed: rolled back.");
    return result;
  } catch (error) {
    open = false;
    await rollBack(error);
    throw error;
  }
}
