import type { OwnDataReply } from "@nearsay/core/contract/schema";
import { isExpired } from "@nearsay/core/forms";
import type { Static } from "typebox";
import { ReadyText } from "../../base/cache/ready.ts";
import type { Changes, ChangeKind } from "../../base/changes/changes.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { cutPage } from "../../base/page.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import { Turn, mapInTurns } from "../../base/turn.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import type { Bearer } from "../../visitors/session/bearer.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import { listTrailSurveys } from "../../visitors/session/trail.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import {
  type OwnNames,
  listShown,
  readOwnLists,
} from "./own-data-repository.ts";
import {
  findResponseState,
  lockSurvey,
  withdrawalOf,
} from "./withdraw-repository.ts";
import { takeBack } from "./withdraw-response.ts";
import {
  type Written,
  deletePosts,
  deleteReplies,
  findWritten,
} from "./written-repository.ts";

export interface OwnDataDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
  visibility: Visibility;
}

type OwnData = Static<typeof OwnDataReply>;

/** Number of surveys per page. */
const pageSize = 20;

/** A person's names in all surveys of their trail, by number. */
export async function listOwnNames(
  db: Queryable,
  bearer: Bearer,
): Promise<OwnNames[]> {
  const surveyIds = await listTrailSurveys(db, bearer);
  return surveyIds.map((surveyId) => ({
    surveyId,
    ballot: bearer.ballotIn(surveyId),
    voice: bearer.voiceIn(surveyId),
  }));
}

/** A page of a person's data, beginning with the surveys below `from`. */
export async function readOwnData(
  { db, clock }: Pick<OwnDataDeps, "db" | "clock">,
  { bearer }: Actor,
  from = Number.MAX_SAFE_INTEGER,
): Promise<OwnData> {
  const all = await listOwnNames(db, bearer);
  const below = all.filter(({ surveyId }) => surveyId < from).reverse();
  const found = await listShown(db, below, pageSize + 1);
  const page = cutPage(found, pageSize, ({ surveyId }) => surveyId);
  const { items: names, next } = page;
  const lists = await readOwnLists(db, { names, now: clock() });
  return { ...lists, next };
}

/**
 * All pages as one text. Yields to other work in between, because the amount
 * that a person can write is unlimited.
 */
export async function writeAllOwnData(
  deps: Pick<OwnDataDeps, "db" | "clock">,
  actor: Actor,
): Promise<ReadyText> {
  const written = new Map<string, string[]>();
  const turn = new Turn();
  let from: number | null | undefined;
  while (from !== null) {
    const { next, ...page }: OwnData = await readOwnData(deps, actor, from);
    for (const [name, own] of Object.entries<readonly unknown[]>(page)) {
      const items = written.get(name) ?? [];
      written.set(name, items);
      await mapInTurns(own, (item) => items.push(JSON.stringify(item)), turn);
    }
    from = next;
  }
  const lists = [...written].map(
    ([name, items]) => `"${name}":[${items.join(",")}]`,
  );
  return new ReadyText(`{${lists.join(",")},"next":null}`);
}

/**
 * Withdraws a response; see takeBack for when figures follow.
 * @throws Refusal SURVEY_CLOSED if the survey is closed.
 */
export async function withdrawResponse(
  { db, clock, changes }: OwnDataDeps,
  actor: Actor,
  visitor: Visitor,
  surveyId: number,
): Promise<void> {
  const now = clock();
  const own = await withdrawalOf(visitor, actor, surveyId);
  const changed = await db.transaction(async (tx) => {
    await lockSurvey(tx, surveyId);
    const state = await findResponseState(tx, own);
    if (state === null) return null;
    if (isExpired(state, now)) throw closed(state.expiresAt);
    return takeBack(tx, state, own);
  });
  if (changed === null) return;
  changes.announce({ surveyId, kind: "responses" });
  // Otherwise a watcher would see to the second that somebody withdrew.
  if (changed) changes.announce({ surveyId, kind: "released" });
}

/** Has no effect if it is gone. @throws Refusal NOT_FOUND if it belongs to another person. */
export async function deleteOwnPost(
  deps: OwnDataDeps,
  actor: Actor,
  visitor: Visitor,
  postId: number,
): Promise<void> {
  const post = await findOwn(deps, "post", postId, actor, visitor);
  if (post === null) return;
  await changeUnder(deps, post.surveyId, ["posts", "replies"], (tx) =>
    deletePosts(tx, post, [postId]),
  );
}

/** Has no effect if it is gone. @throws Refusal NOT_FOUND if it belongs to another person. */
export async function deleteOwnReply(
  deps: OwnDataDeps,
  actor: Actor,
  visitor: Visitor,
  replyId: number,
): Promise<void> {
  const reply = await findOwn(deps, "reply", replyId, actor, visitor);
  if (reply === null) return;
  await changeUnder(deps, reply.surveyId, ["posts", "replies"], (tx) =>
    deleteReplies(tx, reply, [replyId]),
  );
}

/** Null also if it belongs to another person and is in a survey that the visitor may not view. */
async function findOwn(
  { db, visibility }: OwnDataDeps,
  kind: "post" | "reply",
  id: number,
  { bearer }: Actor,
  visitor: Visitor,
): Promise<Written | null> {
  const found = await findWritten(db, kind, id);
  if (found === null || found.deleted) return null;
  if (found.voice === bearer.voiceIn(found.surveyId)) return found;
  if (found.hidden) return null;
  if ((await visibility.find({ id: found.surveyId }, visitor)) === null)
    return null;
  throw notFound((say) => say.notAuthor);
}

/** Runs the work under a survey's lock and notifies those who follow the survey. */
async function changeUnder(
  { db, changes }: OwnDataDeps,
  surveyId: number,
  kinds: readonly ChangeKind[],
  work: Parameters<Database["transaction"]>[0],
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockSurvey(tx, surveyId)) await work(tx);
  });
  for (const kind of kinds) changes.announce({ surveyId, kind });
}

function closed(expiresAt: Date): Refusal {
  return new Refusal("SURVEY_CLOSED", (say) => say.withdrawalTooLate, {
    expiresAt,
  });
}
