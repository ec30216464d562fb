import { createHash } from "node:crypto";
import type { Sql } from "sql-template-tag";

const kept = new WeakSet<Sql>();

/**
 * Has each connection plan this statement once and not anew for every values
 * it comes with, which takes longer than many a search. For statements of few
 * texts whose best plan is the same whatever the values; PGlite, which is
 * asked without a network between, plans each time.
 */
export function keepPlan(statement: Sql): Sql {
  kept.add(statement);
  return statement;
}

/** Under which name a connection keeps the plan of a statement; none where it does not. */
export function planName(statement: Sql): string | undefined {
  if (!kept.has(statement)) return undefined;
  return createHash("sha256").update(statement.text).digest("base64url");
}
