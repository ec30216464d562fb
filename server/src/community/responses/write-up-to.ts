import type { LiveNames } from "./live-names.ts";
import { isFull } from "@nearsay/core/forms";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import {
  type AnsweredSurvey,
  type ResponseToInsert,
  findRequestKeys,
  insertResponses,
} from "./response-repository.ts";

/**
 * Writes as many responses as there is room for to a survey with a quota, and
 * closes it with the last one. It closes without one if its author has set the
 * quota below the number of responses, some of which were not shown yet. The
 * counter is locked from the beginning, so that no two writers fill the same
 * place. Returns nothing about responses without room: when judged again, they
 * find the survey closed.
 */
export async function writeUpTo(
  tx: Queryable,
  survey: AnsweredSurvey & { quota: number },
  responses: readonly ResponseToInsert[],
  countNames: LiveNames,
): Promise<{ fresh: Set<string>; full: boolean }> {
  const { surveyId, quota } = survey;
  const count = await lockCount(tx, surveyId);
  const room = quota - count;
  const before = await findRequestKeys(tx, surveyId, responses);
  const people = new Set<string>();
  const fitting = responses.filter(({ ballot }) => {
    if (before.has(ballot) || people.has(ballot)) return false;
    return people.size < room && people.add(ballot);
  });
  const fresh =
    fitting.length === 0
      ? new Set<string>()
      : await insertResponses(tx, survey, fitting, countNames);
  const total = count + fresh.size;
  if (!isFull(survey, total)) return { fresh, full: false };
  const moments = responses.map(({ createdAt }) => createdAt.getTime());
  const latest = new Date(Math.max(...moments));
  return { fresh, full: await closeFull(tx, surveyId, total, latest) };
}

/** The number of responses, valid while the lock is held; Infinity if the survey is gone. */
async function lockCount(tx: Queryable, surveyId: number): Promise<number> {
  const rows = await tx.query<{ count: number }>(sql`
    select response_count as count
    from survey_counts
    where survey_id = ${surveyId}
    for no key update`);
  return rows[0]?.count ?? Infinity;
}

/**
 * Closes the survey as its author would, with all consequences, but rounded to
 * the hour: the closing time stays public and would reveal when someone
 * answered.
 * @returns False if it was closed already, or its quota was raised.
 */
async function closeFull(
  tx: Queryable,
  surveyId: number,
  total: number,
  latest: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    with closed as (
      update surveys
      set expires_at = date_trunc('minute', greatest(
            date_trunc('hour', ${latest}::timestamptz, 'UTC'),
            created_at,
            opens_at
          )),
          version = version + 1
      where survey_id = ${surveyId}
        and expires_at > ${latest}
        and quota <= ${total}
      returning expires_at
    ),
    due as (
      update due_releases
      set due_at = least(due_at, expires_at)
      from closed
      where survey_id = ${surveyId}
    )
    update survey_counts
    set edition = edition + 1
    from closed
    where survey_id = ${surveyId}
    returning edition`);
  return rows.length > 0;
}
