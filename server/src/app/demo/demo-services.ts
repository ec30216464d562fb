import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Transaction } from "../../base/db/database.ts";
import { type AppConfig, createServices, type Services } from "../services.ts";

/** Runs work with the services as if it were that time. */
export type During = <T>(
  time: Date,
  work: (services: Services) => Promise<T>,
) => Promise<T>;

/**
 * One set of services for all times, so that responses of different times are
 * written together. Everything uses `tx`, so that interrupted seeding leaves
 * nothing.
 */
export function createDuring(
  tx: Transaction,
  now: Date,
  config: AppConfig,
): During {
  const db: Database = {
    engine: "pglite",
    query: (statement) => tx.query(statement),
    transaction: (work) => work(tx),
    execute: (script) => tx.execute(script),
    close: () => Promise.resolve(),
  };
  const times = new AsyncLocalStorage<Date>();
  const clock = () => times.getStore() ?? now;
  const services = createServices({ db, config, clock });
  return (time, work) => times.run(time, () => work(services));
}
