import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { isEmpty, listPending } from "../../base/db/migrate.ts";
import { explainFailure } from "../explain-failure.ts";
import { type SecretConfig, WrongSecret, checkSecret } from "../keep-secret.ts";
import { type Finding, bad, good, warning } from "./finding.ts";

/** Whether the database is one of Nearsay that this version can serve, with this secret and this clock. Reads only. */
export async function lookAtDatabase(
  db: Database,
  config: SecretConfig,
  now: Date,
): Promise<Finding[]> {
  if (await isEmpty(db))
    return [
      warning("Database", "It is empty: the first start of the site fills it."),
    ];
  try {
    const pending = await listPending(db);
    if (pending.length > 0)
      return [
        warning(
          "Migrations",
          `The next start applies ${pending.length}, from ${pending[0]} on. Make a backup before.`,
        ),
      ];
  } catch (error) {
    return [bad("Migrations", messageOf(error))];
  }
  return [
    good("Migrations", "All are applied."),
    await lookAtSecret(db, config),
    await lookAtClock(db, now),
  ];
}

async function lookAtSecret(
  db: Database,
  config: SecretConfig,
): Promise<Finding> {
  try {
    await checkSecret(db, config);
    return good("Secret", "It is the one that the database was made with.");
  } catch (error) {
    if (error instanceof WrongSecret) return bad("Secret", error.message);
    throw error;
  }
}

/** Seconds that two clocks may differ. */
const apart = 5;

/** Of PostgreSQL the clock of its machine, of both the latest that was written. */
async function lookAtClock(db: Database, now: Date): Promise<Finding> {
  const [row] = await db.query<{ there: Date; latest: Date | null }>(sql`
    select clock_timestamp() as there, max(created_at) as latest from actors`);
  const ahead = (date: Date) => (date.getTime() - now.getTime()) / 1000;
  if (row?.latest && ahead(row.latest) > apart)
    return bad(
      "Clock",
      `It says ${now.toISOString()}, but somebody came at ${row.latest.toISOString()}. Set the clock of this machine.`,
    );
  const difference = Math.abs(row ? ahead(row.there) : 0);
  return difference > apart
    ? bad(
        "Clock",
        `It differs from the database's by ${Math.round(difference)} s. Let both machines set theirs by the network.`,
      )
    : good("Clock", `${now.toISOString()}, and nothing in the data is later.`);
}

/** The first line of why something failed. */
export function messageOf(error: unknown): string {
  return explainFailure(error, { host: "", port: 0 }).replaceAll("\n", " ");
}
