import type { ChangeKind } from "../../base/changes/changes.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import { setOptedOut } from "../../visitors/session/session-repository.ts";
import type { OwnDataDeps } from "./own-data-service.ts";
import { listTouchedSurveys } from "./own-data-repository.ts";
import {
  type OwnKey,
  cutLoose,
  deleteShown,
  deleteWaiting,
  findResponseState,
  lockSurvey,
} from "./withdraw-repository.ts";
import {
  deleteActor,
  deleteLikes,
  deletePosts,
  deleteReplies,
  deleteTies,
} from "./written-repository.ts";

/** Everything that caches and streams keep of a survey may rest on what goes. */
const kinds: readonly ChangeKind[] = [
  "responses",
  "released",
  "likes",
  "posts",
  "replies",
  "published",
];

/**
 * Erases everything of somebody, survey by survey, and then the ID. From the
 * start it takes part in nothing any more. Where it is cut off, the ID is still
 * there to do the rest with.
 */
export async function eraseOwnData(
  deps: Pick<OwnDataDeps, "db" | "changes">,
  { actorId }: Actor,
): Promise<void> {
  const { db } = deps;
  await setOptedOut(db, actorId, true);
  // What was on its way while it was opted out may have arrived meanwhile.
  for (;;) {
    const surveyIds = await listTouchedSurveys(db, actorId);
    if (surveyIds.length === 0) break;
    for (const surveyId of surveyIds) {
      await eraseUnder(deps, { surveyId, actorId });
    }
  }
  await deleteActor(db, actorId);
}

async function eraseUnder(
  { db, changes }: Pick<OwnDataDeps, "db" | "changes">,
  own: OwnKey,
): Promise<void> {
  const { surveyId } = own;
  await db.transaction(async (tx) => {
    await lockSurvey(tx, surveyId);
    await eraseResponse(tx, own);
    await deleteReplies(tx, own);
    await deletePosts(tx, own);
    await deleteLikes(tx, own);
    await deleteTies(tx, own);
  });
  for (const kind of kinds) changes.announce({ surveyId, kind });
}

async function eraseResponse(tx: Queryable, own: OwnKey): Promise<void> {
  const state = await findResponseState(tx, own);
  if (state === null) return;
  if (state.results === "live") await deleteShown(tx, own);
  else if (state.waiting) await deleteWaiting(tx, own);
  else await cutLoose(tx, own);
}
