import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "sql-template-tag";
import type { Transaction } from "./database.ts";

let watching = false;

/** Has every scope watch from now on, as tests do: to follow what is asynchronous takes a fifth of the speed at which requests are answered. */
export function watchTransactions(): void {
  watching = true;
}

/**
 * Notices the one mistake that hangs an embedded database for ever: asking the
 * database, rather than the transaction, from inside a transaction. Watches
 * once it is told to.
 */
export class TransactionScope {
  readonly #inside = new AsyncLocalStorage<true>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return watching ? this.#inside.run(true, work) : work();
  }

  refuse(): void {
    if (this.#inside.getStore() === undefined) return;
    throw new Error(
      "The database was asked from inside a transaction. Use the transaction's own query().",
    );
  }
}

/** Where a transaction is carried out. */
interface Session {
  ask: <Row>(statement: Sql) => Promise<Row[]>;
  script: (text: string) => Promise<void>;
  /** Resolves with the command of the tag, ROLLBACK where a commit could not be. */
  command: (text: "begin" | "commit") => Promise<string>;
  /** After `error`, which matters more than how this ends. */
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
