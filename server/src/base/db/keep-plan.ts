import { createHash } from "node:crypto";
import type { Sql } from "sql-template-tag";

const kept = new WeakSet<Sql>();

/**
 * Makes each connection plan this statement once, instead of for each set of
 * values, which takes longer than many searches. For a small number of distinct
 * statements whose best plan does not depend on the values. PGlite plans each
 * time, because it has no network round trip.
 */
export function keepPlan(statement: Sql): Sql {
  kept.add(statement);
  return statement;
}

/** The name under which a connection stores the plan of a statement; undefined if it does not. */
export function planName(statement: Sql): string | undefined {
  if (!kept.has(statement)) return undefined;
  return createHash("sha256").update(statement.text).digest("base64url");
}
