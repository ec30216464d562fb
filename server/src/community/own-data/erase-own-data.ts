import type { ChangeKind } from "../../base/changes/changes.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import { setOptedOut } from "../../visitors/session/session-repository.ts";
import type { OwnDataDeps } from "./own-data-service.ts";
import { listTouchedSurveys } from "./own-data-repository.ts";
import {
  type Withdrawal,
  findResponseState,
  lockSurvey,
} from "./withdraw-repository.ts";
import { takeBack } from "./withdraw-response.ts";
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

type EraseDeps = Pick<OwnDataDeps, "db" | "changes" | "clock">;

/**
 * Erases everything of somebody, survey by survey, and then the ID. From the
 * start it takes part in nothing any more. Where it is cut off, the ID is still
 * there to do the rest with.
 * @param network A hash of the one that the request comes from.
 */
export async function eraseOwnData(
  deps: EraseDeps,
  { actorId }: Actor,
  network: string,
): Promise<void> {
  const { db, clock } = deps;
  await setOptedOut(db, actorId, true);
  // What was on its way while it was opted out may have arrived meanwhile.
  for (;;) {
    const surveyIds = await listTouchedSurveys(db, actorId);
    if (surveyIds.length === 0) break;
    for (const surveyId of surveyIds) {
      await eraseUnder(deps, { surveyId, actorId, network, now: clock() });
    }
  }
  await deleteActor(db, actorId);
}

async function eraseUnder(
  { db, changes }: EraseDeps,
  own: Withdrawal,
): Promise<void> {
  const { surveyId } = own;
  await db.transaction(async (tx) => {
    await lockSurvey(tx, surveyId);
    const state = await findResponseState(tx, own);
    if (state !== null) await takeBack(tx, state, own);
    await deleteReplies(tx, own);
    await deletePosts(tx, own);
    await deleteLikes(tx, own);
    await deleteTies(tx, own);
  });
  for (const kind of kinds) changes.announce({ surveyId, kind });
}
