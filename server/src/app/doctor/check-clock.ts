import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { sessionLifetimeMs } from "../../visitors/session/session-service.ts";
import { type Finding, bad, good } from "./finding.ts";

/** Seconds by which two clocks may differ. */
const apart = 5;

/**
 * Compares the clock with that of PostgreSQL's machine and, on both engines,
 * with the latest write. Reads only, and queries no other server.
 */
export async function checkClock(db: Queryable, now: Date): Promise<Finding> {
  const { there, latest } = await readTimes(db);
  const ahead = (date: Date) => (date.getTime() - now.getTime()) / 1000;
  if (latest !== null && ahead(latest) > apart)
    return bad(
      "Clock",
      `It shows ${now.toISOString()}, but data was written at ${latest.toISOString()}. Set the clock of this machine.`,
    );
  const difference = Math.abs(ahead(there));
  return difference > apart
    ? bad(
        "Clock",
        `It differs from the clock of the database by ${Math.round(difference)} s. Synchronize the clocks of both machines over the network.`,
      )
    : good("Clock", `${now.toISOString()}, and no data is later.`);
}

interface Times {
  /** The database's current time. */
  there: Date;
  /**
   * When a session last began or continued, or a migration was applied; null if
   * neither ever happened.
   */
  latest: Date | null;
}

/** Finds the latest session by the index on expiry, which is fast for any number of people. */
async function readTimes(db: Queryable): Promise<Times> {
  const lifetime = `${sessionLifetimeMs / 1000} seconds`;
  const [row] = await db.query<Times>(sql`
    select clock_timestamp() as there,
           greatest(
             (select max(expires_at) from sessions) - ${lifetime}::interval,
             (select max(applied_at) from migrations)
           ) as latest`);
  if (row === undefined) throw new Error("The database returned no time.");
  return row;
}
