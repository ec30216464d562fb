import type { Queryable } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { listEnded } from "./actor-repository.ts";

export function sessionEnded(): Refusal {
  return new Refusal("SESSION_REQUIRED", (say) => say.sessionEnded);
}

/**
 * @throws Refusal SESSION_REQUIRED if the person deleted their ID, so that
 * nothing more of them is written.
 */
export async function refuseEnded(
  db: Queryable,
  actorId: string,
): Promise<void> {
  if ((await listEnded(db, [actorId])).has(actorId)) throw sessionEnded();
}
