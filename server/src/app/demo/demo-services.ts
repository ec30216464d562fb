import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Queryable } from "../../base/db/database.ts";
import { setOptedOut } from "../../visitors/privacy/consent-repository.ts";
import { type AppConfig, createServices, type Services } from "../services.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";

/** The services that requests use, with one thing more. */
export interface DemoServices extends Services {
  /** A visitor who takes part, as a first visit and the consent make one. */
  join(): Promise<Actor>;
}

/** Does work with the services as if it were that time. */
export type During = <T>(
  time: Date,
  work: (services: DemoServices) => Promise<T>,
) => Promise<T>;

/**
 * One set of services for all times, so that responses of many times are
 * written together. Everything goes through `tx`, so that a seeding that is cut
 * short leaves nothing.
 */
export function createDuring(
  tx: Queryable,
  config: AppConfig,
  now: Date,
): During {
  const db: Database = {
    engine: "pglite",
    query: (statement) => tx.query(statement),
    transaction: (work) => work(tx),
    execute: () => Promise.reject(new Error("demo data needs no scripts")),
    close: () => Promise.resolve(),
  };
  const times = new AsyncLocalStorage<Date>();
  const clock = () => times.getStore() ?? now;
  const services = createServices({ db, config, clock });
  const demo = { ...services, join: () => join(tx, services) };
  return (time, work) => times.run(time, () => work(demo));
}

async function join(tx: Queryable, { sessions }: Services): Promise<Actor> {
  const actor = await sessions.find(await sessions.startOrContinue(null));
  if (actor === null) throw new Error("a new session was not found");
  await setOptedOut(tx, actor.actorId, false);
  return { ...actor, optedOut: false };
}
