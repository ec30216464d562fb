import type { WayIn } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { positionOf } from "../../surveys/scope-conditions.ts";
import {
  type SurveyRow,
  surveyColumns,
} from "../../surveys/survey-repository.ts";

/** What holders of a survey's keys may change, except its questions. */
export interface Changeable extends Pick<
  SurveyRow,
  | "title"
  | "instructions"
  | "accessCodeHash"
  | "exportCodeHash"
  | "embedOrigins"
  | "language"
  | "latitude"
  | "longitude"
  | "placeName"
  | "placeCountry"
  | "translations"
  | "tickets"
  | "opensAt"
  | "expiresAt"
  | "quota"
  | "closedMessage"
  | "thanksMessage"
  | "thanksLink"
  | "leftOutReason"
> {
  /** Whether the survey appears in the list of surveys that request feedback. */
  feedback: boolean;
  /** Whether it was opened again after it had closed. */
  reopened: boolean;
}

/** A survey as the holders of its keys see it, even if hidden. */
export interface ManagedRow extends SurveyRow, Changeable {
  version: number;
  hiddenAt: Date | null;
  /** Since when it awaits permanent deletion. */
  deletedAt: Date | null;
  /** Since when a review is requested. */
  appealedAt: Date | null;
  releasedCount: number;
  /** The number of responses, also of those that are not shown yet. */
  writtenCount: number;
  /** The number of responses that were withdrawn but are still included in figures. */
  leavingCount: number;
}

export async function findManaged(
  db: Queryable,
  surveyId: number,
): Promise<ManagedRow | null> {
  const rows = await db.query<ManagedRow>(sql`
    select ${surveyColumns}, feedback, reopened, version,
           hidden_at as "hiddenAt", deleted_at as "deletedAt",
           made_at as "appealedAt",
           released_count as "releasedCount",
           response_count as "writtenCount", leaving_count as "leavingCount"
    from surveys
    join survey_counts using (survey_id)
    left join appeals using (survey_id)
    where survey_id = ${surveyId}`);
  return rows[0] ?? null;
}

export interface DayRow {
  /** UTC day, such as 2026-03-02. */
  day: string;
  wayIn: WayIn;
  count: number;
}

/**
 * The earliest day first. Without today, whose counts would reveal how each
 * person came.
 */
export function listDays(
  db: Queryable,
  surveyId: number,
  today: string,
): Promise<DayRow[]> {
  return db.query<DayRow>(sql`
    select day::text as "day", way_in as "wayIn", response_count as "count"
    from response_days
    where survey_id = ${surveyId}
      and response_days.day < ${today}
    order by response_days.day, way_in`);
}

export async function writeChanges(
  tx: Queryable,
  surveyId: number,
  next: Changeable,
): Promise<void> {
  await tx.query(sql`
    with unread as (
      -- Nothing of a reopened survey becomes readable; see placeClosed.
      delete from live_networks
      where survey_id = ${surveyId}
        and ${next.reopened}::boolean
    )
    update surveys
    set title = ${next.title},
        instructions = ${next.instructions},
        feedback = ${next.feedback},
        expires_at = ${next.expiresAt},
        -- Open, until a job records that it has closed.
        listed = 0,
        reopened = ${next.reopened},
        access_code_hash = ${next.accessCodeHash},
        export_code_hash = ${next.exportCodeHash},
        embed_origins = ${next.embedOrigins}::text[],
        -- If null, it is detected again from the text.
        language = ${next.language},
        latitude = ${next.latitude},
        longitude = ${next.longitude},
        position = ${positionOf(next)},
        place_name = ${next.placeName},
        place_country = ${next.placeCountry},
        translations = ${next.translations && JSON.stringify(next.translations)}::jsonb,
        left_out_reason = ${next.leftOutReason},
        tickets = ${next.tickets},
        opens_at = ${next.opensAt},
        quota = ${next.quota},
        closed_message = ${next.closedMessage},
        thanks_message = ${next.thanksMessage},
        thanks_link = ${next.thanksLink},
        version = version + 1
    where survey_id = ${surveyId}`);
}

/** Answers that were checked before must be checked again. */
export async function beginEdition(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    update survey_counts
    set edition = edition + 1
    where survey_id = ${surveyId}`);
}

/**
 * Schedules an evaluation of the waiting responses for `dueAt` at the latest.
 * Surveys that show each response at once have none.
 */
export async function evaluateBy(
  tx: Queryable,
  surveyId: number,
  dueAt: Date,
): Promise<void> {
  await tx.query(sql`
    insert into due_releases (survey_id, due_at)
    select survey_id, ${dueAt}
    from surveys
    where survey_id = ${surveyId}
      and (results <> 'live' or reads <> 'figures')
    on conflict (survey_id) do update
    set due_at = least(due_releases.due_at, excluded.due_at)`);
}
