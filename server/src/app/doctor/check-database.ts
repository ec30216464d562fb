import type { Database } from "../../base/db/database.ts";
import { isEmpty, listPending } from "../../base/db/migrate.ts";
import { explainFailure } from "../explain-failure.ts";
import { type SecretConfig, WrongSecret, checkSecret } from "../keep-secret.ts";
import { type Finding, bad, good, warning } from "./finding.ts";
import { checkClock } from "./check-clock.ts";

/**
 * Whether this is a database of Nearsay that this version can serve with this
 * secret and this clock. Reads only.
 */
export async function checkDatabase(
  db: Database,
  config: SecretConfig,
  now: Date,
): Promise<Finding[]> {
  if (await isEmpty(db))
    return [
      warning("Database", "It is empty. The first start of the site fills it."),
    ];
  try {
    const pending = await listPending(db);
    if (pending.length > 0)
      return [
        warning(
          "Migrations",
          `The next start applies ${pending.length}, beginning with ${pending[0]}. Make a backup first.`,
        ),
      ];
  } catch (error) {
    return [bad("Migrations", messageOf(error))];
  }
  return [
    good("Migrations", "All are applied."),
    await checkStoredSecret(db, config),
    await checkClock(db, now),
  ];
}

async function checkStoredSecret(
  db: Database,
  config: SecretConfig,
): Promise<Finding> {
  try {
    await checkSecret(db, config);
    return good("Secret", "It is the one that the database was created with.");
  } catch (error) {
    if (error instanceof WrongSecret) return bad("Secret", error.message);
    throw error;
  }
}

/** The error's explanation in one line. */
export function messageOf(error: unknown): string {
  return explainFailure(error, { host: "", port: 0 }).replaceAll("\n", " ");
}
