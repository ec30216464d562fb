import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { within } from "../../base/within.ts";
import type { AlertKind } from "./alert.ts";
import type { Alerts } from "./alerts.ts";

interface Problem {
  kind: AlertKind;
  /** Returns a description of the current problem; null if there is none. */
  find: () => Promise<string | null>;
}

/**
 * Alerts once about a problem, however long it lasts. If it returns within ten
 * minutes, the alert follows after they have passed.
 */
export function watchProblem(
  alerts: Pick<Alerts, "send">,
  { kind, find }: Problem,
): Job {
  let sent = false;
  return {
    name: `watching for alerts (${kind})`,
    everyMs: 10_000,
    async run() {
      const problem = await find();
      if (problem === null) sent = false;
      else sent ||= await alerts.send(kind, problem);
    },
  };
}

/** Number of checks in a row that must fail, so that a restart of the database causes no alert. */
const failuresMin = 3;

/** Timeout in milliseconds for the query. */
const timeoutMs = 5_000;

/** Whether this process can use the database. */
export function databaseAway(db: Queryable): Problem {
  let failures = 0;
  return {
    kind: "database",
    async find() {
      const isThere = await within(timeoutMs, db.query(sql`select`)).then(
        () => true,
        () => false,
      );
      failures = isThere ? 0 : failures + 1;
      return failures < failuresMin
        ? null
        : "the database has not responded for half a minute.";
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
