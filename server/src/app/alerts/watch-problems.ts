import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { within } from "../../base/within.ts";
import type { AlertKind } from "./alert.ts";
import type { Alerts } from "./alerts.ts";

interface Problem {
  kind: AlertKind;
  /** What is wrong now, in words; null while nothing is. */
  find: () => Promise<string | null>;
}

/** Tells of a problem once, however long it stays; of one that comes back within ten minutes when these are over. */
export function watchProblem(
  alerts: Pick<Alerts, "tell">,
  { kind, find }: Problem,
): Job {
  let told = false;
  return {
    name: `watching for alerts (${kind})`,
    everyMs: 10_000,
    async run() {
      const problem = await find();
      if (problem === null) told = false;
      else told ||= await alerts.tell(kind, problem);
    },
  };
}

/** Checks in a row that have to fail, so that a restart of the database wakes nobody. */
const failuresMin = 3;

/** Milliseconds that an answer may take. */
const patience = 5_000;

/** The database as this process sees it. */
export function databaseAway(db: Queryable): Problem {
  let failures = 0;
  return {
    kind: "database",
    async find() {
      const isThere = await within(patience, db.query(sql`select`)).then(
        () => true,
        () => false,
      );
      failures = isThere ? 0 : failures + 1;
      return failures < failuresMin
        ? null
        : "the database has not answered for half a minute.";
    },
  };
}

const megabyte = 2 ** 20;

export function diskLow(db: Database, state: "low" | "full"): Problem {
  const words = {
    low: "the disk of DATA_DIR is nearly full",
    full: "the disk of DATA_DIR is full and nothing can be written",
  };
  return {
    kind: `disk-${state}`,
    find() {
      const storage = db.storage?.() ?? null;
      if (storage?.state !== state) return Promise.resolve(null);
      const free = Math.floor(storage.freeBytes / megabyte);
      return Promise.resolve(`${words[state]}: ${free} MiB are free.`);
    },
  };
}
