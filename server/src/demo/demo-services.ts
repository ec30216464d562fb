import type { Database, Queryable } from "../db/database.ts";
import { setOptedOut } from "../privacy/consent-repository.ts";
import { type AppConfig, createServices, type Services } from "../services.ts";
import type { Actor } from "../session/session-repository.ts";

/** The services that requests use, as they were at one moment. */
export interface Moment extends Services {
  /** A visitor who takes part, as a first visit and the consent make one. */
  join(): Promise<Actor>;
}

export type ServicesAt = (time: Date) => Moment;

/** Everything goes through `tx`, so that a seeding that is cut short leaves nothing. */
export function createServicesAt(tx: Queryable, config: AppConfig): ServicesAt {
  const db: Database = {
    engine: "pglite",
    query: (statement) => tx.query(statement),
    transaction: (work) => work(tx),
    execute: () => Promise.reject(new Error("demo data needs no scripts")),
    close: () => Promise.resolve(),
  };
  return (time) => {
    const services = createServices({ db, config, clock: () => time });
    return { ...services, join: () => join(tx, services) };
  };
}

async function join(tx: Queryable, { sessions }: Services): Promise<Actor> {
  const actor = await sessions.find(await sessions.startOrContinue(null));
  if (actor === null) throw new Error("a new session was not found");
  await setOptedOut(tx, actor.actorId, false);
  return { ...actor, optedOut: false };
}
