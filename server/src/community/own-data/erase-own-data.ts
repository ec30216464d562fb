import type { ChangeKind } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import {
  deleteActor,
  lockActor,
} from "../../visitors/session/actor-repository.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import { setOptedOut } from "../../visitors/session/session-repository.ts";
import type { OwnDataDeps } from "./own-data-service.ts";
import { listTouchedSurveys } from "./own-data-repository.ts";
import {
  type Withdrawal,
  findResponseState,
  lockSurvey,
  withdrawalOf,
} from "./withdraw-repository.ts";
import { takeBack } from "./withdraw-response.ts";
import {
  deleteLikes,
  deletePosts,
  deleteReplies,
  deleteTies,
} from "./written-repository.ts";

/**
 * Everything that caches and streams hold of a survey may depend on the erased
 * data; figures only if they changed.
 */
const kinds: readonly ChangeKind[] = [
  "responses",
  "likes",
  "posts",
  "replies",
  "published",
];

type EraseDeps = Pick<OwnDataDeps, "db" | "changes">;

/**
 * Erases everything of a person, survey by survey, and then their ID. From the
 * start the ID can no longer take part in anything. If the process is
 * interrupted, the ID still exists and a repeat finishes the rest.
 */
export async function eraseOwnData(
  deps: EraseDeps,
  { actorId }: Actor,
  visitor: Visitor,
): Promise<void> {
  const { db } = deps;
  await setOptedOut(db, actorId, true);
  do {
    for (const surveyId of await listTouchedSurveys(db, actorId)) {
      const own = await withdrawalOf(visitor, { surveyId, actorId });
      await eraseUnder(deps, own);
    }
  } while (!(await end(db, actorId)));
}

/**
 * Deletes the ID if nothing of it is left; writes that had begun before it was
 * opted out may have arrived in the meantime.
 */
function end(db: Database, actorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockActor(tx, actorId);
    const left = await listTouchedSurveys(tx, actorId);
    if (left.length === 0) await deleteActor(tx, actorId);
    return left.length === 0;
  });
}

async function eraseUnder(
  { db, changes }: EraseDeps,
  own: Withdrawal,
): Promise<void> {
  const { surveyId } = own;
  const changed = await db.transaction(async (tx) => {
    await lockSurvey(tx, surveyId);
    const state = await findResponseState(tx, own);
    const leaves = state !== null && (await takeBack(tx, state, own));
    await deleteReplies(tx, own);
    await deletePosts(tx, own);
    await deleteLikes(tx, own);
    await deleteTies(tx, own);
    return leaves;
  });
  if (changed) changes.announce({ surveyId, kind: "released" });
  for (const kind of kinds) changes.announce({ surveyId, kind });
}
