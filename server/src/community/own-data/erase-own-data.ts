import type { ChangeKind } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import {
  deleteActor,
  lockActor,
} from "../../visitors/session/actor-repository.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import { setOptedOut } from "../../visitors/session/session-repository.ts";
import { deleteTicketGrant } from "../tickets/ticket-repository.ts";
import { deleteTrails } from "../../visitors/session/trail.ts";
import { type OwnDataDeps, listOwnNames } from "./own-data-service.ts";
import { filterTouched } from "./own-data-repository.ts";
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
  actor: Actor,
  visitor: Visitor,
): Promise<void> {
  const { db } = deps;
  await setOptedOut(db, actor.actorId, true);
  do {
    const names = await listOwnNames(db, actor.bearer);
    for (const { surveyId, voice } of await filterTouched(db, names)) {
      const own = await withdrawalOf(visitor, actor, surveyId);
      await eraseUnder(deps, { ...own, voice });
    }
  } while (!(await end(db, actor)));
}

/**
 * Deletes the ID if nothing of it is left; writes that had begun before it was
 * opted out may have arrived in the meantime.
 */
function end(db: Database, { actorId, bearer }: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockActor(tx, actorId);
    const left = await filterTouched(tx, await listOwnNames(tx, bearer));
    if (left.length > 0) return false;
    await deleteTrails(tx, bearer);
    await deleteActor(tx, actorId);
    return true;
  });
}

async function eraseUnder(
  { db, changes }: EraseDeps,
  own: Withdrawal & { voice: string },
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
    await deleteTicketGrant(tx, own);
    return leaves;
  });
  if (changed) changes.announce({ surveyId, kind: "released" });
  for (const kind of kinds) changes.announce({ surveyId, kind });
}
