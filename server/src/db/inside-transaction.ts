import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Notices the one mistake that hangs an embedded database for ever: asking the
 * database, rather than the transaction, from inside a transaction.
 */
export class TransactionScope {
  readonly #inside = new AsyncLocalStorage<true>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#inside.run(true, work);
  }

  refuse(): void {
    if (this.#inside.getStore() === undefined) return;
    throw new Error(
      "The database was asked from inside a transaction. Use the transaction's own query().",
    );
  }
}
