import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { sessionLifetimeMs } from "../../visitors/session/session-service.ts";
import { type Finding, bad, good } from "./finding.ts";

/** Seconds that two clocks may differ. */
const apart = 5;

/** Of PostgreSQL the clock of its machine, of both the latest that was written. Reads only, and asks nobody else. */
export async function lookAtClock(db: Queryable, now: Date): Promise<Finding> {
  const { there, latest } = await readTimes(db);
  const ahead = (date: Date) => (date.getTime() - now.getTime()) / 1000;
  if (latest !== null && ahead(latest) > apart)
    return bad(
      "Clock",
      `It says ${now.toISOString()}, but something was written at ${latest.toISOString()}. Set the clock of this machine.`,
    );
  const difference = Math.abs(ahead(there));
  return difference > apart
    ? bad(
        "Clock",
        `It differs from the database's by ${Math.round(difference)} s. Let both machines set theirs by the network.`,
      )
    : good("Clock", `${now.toISOString()}, and nothing in the data is later.`);
}

interface Times {
  /** What the database takes the time for. */
  there: Date;
  /** When a session began or went on, or a migration was applied; null where neither ever was. */
  latest: Date | null;
}

/** The latest session is found by the index of when sessions end, however many people there are. */
async function readTimes(db: Queryable): Promise<Times> {
  const lifetime = `${sessionLifetimeMs / 1000} seconds`;
  const [row] = await db.query<Times>(sql`
    select clock_timestamp() as there,
           greatest(
             (select max(expires_at) from sessions) - ${lifetime}::interval,
             (select max(applied_at) from migrations)
           ) as latest`);
  if (row === undefined) throw new Error("The database has no clock.");
  return row;
}
