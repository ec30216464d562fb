import { AsyncLocalStorage } from "node:async_hooks";

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
