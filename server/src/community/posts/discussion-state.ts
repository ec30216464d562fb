import {
  type DiscussionState,
  readDiscussionState,
} from "@nearsay/core/contract";
import type { DiscussionState as StateReply } from "@nearsay/core/contract/schema";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Static } from "typebox";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { isLive, listEnded } from "../../visitors/session/actor-repository.ts";
import { sessionEnded } from "../../visitors/session/session-ended.ts";
import { type WrittenText, given } from "./written-text.ts";

export const openState = readDiscussionState(undefined);

const selected = sql`
  select discussion_closed as "closed", slow_minutes as "slowMinutes"
  from survey_counts`;

/** Null if there is no such survey. */
export async function findState(
  db: Queryable,
  surveyId: number,
): Promise<DiscussionState | null> {
  const rows = await db.query<DiscussionState>(sql`
    ${selected}
    where survey_id = ${surveyId}`);
  return rows[0] ?? null;
}

/** Locks the survey's counter, also against writers of replies. */
export async function lockState(
  tx: Queryable,
  surveyId: number,
): Promise<DiscussionState | null> {
  const rows = await tx.query<DiscussionState>(sql`
    ${selected}
    where survey_id = ${surveyId}
    for update`);
  return rows[0] ?? null;
}

export async function writeState(
  tx: Queryable,
  surveyId: number,
  { closed, slowMinutes }: DiscussionState,
): Promise<void> {
  await tx.query(sql`
    update survey_counts
    set discussion_closed = ${closed}, slow_minutes = ${slowMinutes}
    where survey_id = ${surveyId}`);
}

export function serializeState({
  closed,
  slowMinutes,
}: DiscussionState): Static<typeof StateReply> {
  return { closed, slow_minutes: slowMinutes };
}

/**
 * Common table expressions for a statement that writes texts. `allowed`
 * contains the texts whose request key has written nothing yet and whose
 * writer's ID is not ended; in slow mode, only one per person whose turn it is.
 * The statement must first define the rows that it locks: as `survey`, and for
 * replies also as `post`. If these are empty, nothing is allowed.
 * @param again Whether these texts have taken their turn but were not written.
 */
export function freshTurns(
  table: "posts" | "replies",
  texts: readonly WrittenText[],
  again: boolean,
): Sql {
  const place = raw(table === "posts" ? "survey" : "post");
  const written = raw(table);
  return sql`
    fresh as (
      select given.*, survey_id, slow_minutes
      from ${place}, ${given(texts)}
      where not exists (
        select
        from ${written}
        where ${written}.survey_id = ${place}.survey_id
          and ${written}.request_key = given.request_key
      )
      and ${isLive(raw("given.actor_id"))}
    ),
    turns as (
      insert into discussion_turns (survey_id, voice_name, wrote_at)
      select survey_id, voice_name, max(created_at)
      from fresh
      where slow_minutes > 0 and not ${again}
      group by survey_id, voice_name
      order by voice_name
      on conflict (survey_id, voice_name) do update
      set wrote_at = excluded.wrote_at
      where discussion_turns.wrote_at <= excluded.wrote_at
        - (select slow_minutes from ${place}) * interval '1 minute'
      returning voice_name
    ),
    allowed as (
      select voice_name, content, created_at, request_key, as_author, ring,
             edition, gap, place
      from (
        select fresh.*, row_number() over (
                 partition by voice_name order by place
               ) as nth
        from fresh
      ) as fresh
      where slow_minutes = 0
        or ${again}
        or nth = 1 and voice_name in (select voice_name from turns)
    )`;
}

/** Why a post or a reply of this person was not written; null if the survey is gone. */
export async function whyUnwritten(
  db: Queryable,
  {
    surveyId,
    actorId,
    voice,
  }: { surveyId: number; actorId: string; voice: string },
  now: Date,
): Promise<Refusal | null> {
  if ((await listEnded(db, [actorId])).has(actorId)) return sessionEnded();
  const state = await findState(db, surveyId);
  if (state === null) return null;
  if (state.closed) return closed();
  const [turn] = await db.query<{ wroteAt: Date }>(sql`
    select wrote_at as "wroteAt"
    from discussion_turns
    where survey_id = ${surveyId}
      and voice_name = ${voice}`);
  if (turn === undefined || state.slowMinutes === 0) return null;
  const since = (now.getTime() - turn.wroteAt.getTime()) / 1000;
  return tooSoon(Math.max(1, Math.ceil(state.slowMinutes * 60 - since)));
}

/** Null if the discussion is open. */
export async function whyClosed(
  db: Queryable,
  surveyId: number,
): Promise<Refusal | null> {
  return (await findState(db, surveyId))?.closed ? closed() : null;
}

function closed(): Refusal {
  return new Refusal("DISCUSSION_CLOSED", (say) => say.discussionClosed);
}

function tooSoon(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    "DISCUSSION_SLOW",
    minutes === 1
      ? (say) => say.slowModeMinute
      : (say) => say.slowModeMinutes({ minutes }),
    { retryAfter: seconds },
  );
}
