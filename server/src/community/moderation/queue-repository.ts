import { type ModeratedKind, limits } from "@nearsay/core/contract";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { type Appeal, toAppeal } from "./appeal-repository.ts";
import type { ModerationState } from "./report-repository.ts";

/** A survey, a post or a reply, with the reports against it and its author's appeal. */
export interface QueuedRow extends ModerationState {
  kind: ModeratedKind;
  id: number;
  surveyId: number;
  surveyUuid: string;
  /** The title of the survey. */
  title: string;
  excerpt: string;
  /** Since when its survey awaits deletion. */
  deletedAt: Date | null;
  /**
   * Of the reports that count: the sum of their weights, their number, and the
   * time of the first.
   */
  weight: number;
  reportCount: number;
  reportedAt: Date | null;
  /** The reasons with the highest weight first. */
  reasons: { reason: string; count: number; weight: number }[];
  appeal: Appeal | null;
}

/** The position of a thing in the queue: the fields are the sort keys, the first one first. */
export interface QueuePlace {
  /** Milliseconds since 1970; `noAppeal` if there is no appeal. */
  appealedAt: number;
  hidden: boolean;
  weight: number;
  kind: ModeratedKind;
  id: number;
}

/** Sorts after all appeals. */
export const noAppeal = Number.MAX_SAFE_INTEGER;

/**
 * Oldest appeals first, then visible things before hidden ones, then by weight.
 * Excludes what its author deleted and what awaits deletion.
 */
export async function listQueue(
  db: Queryable,
  after: QueuePlace | null,
  limit: number,
): Promise<QueuedRow[]> {
  const named = sql`
    select 'survey'::text as kind, survey_id, survey_id as id
    from surveys
    where hidden_at is not null
    union
    select subject, survey_id,
           case subject when 'survey' then survey_id else message_id end
    from counted
    union
    select 'post', survey_id, post_id from posts where ${isHiddenForOperators}
    union
    select 'reply', survey_id, reply_id from replies where ${isHiddenForOperators}`;
  const rows = await db.query<Row>(sql`
    ${items(named)}
    where deleted_at is null
      ${after === null ? sql`` : sql`and ${place} > ${placeOf(after)}`}
    order by ${order}
    limit ${limit}`);
  return rows.map(toQueued);
}

/** The item, whether or not it is hidden or reported; null if there is none. */
export async function findQueued(
  db: Queryable,
  { kind, id, surveyId }: Pick<QueuedRow, "kind" | "id" | "surveyId">,
): Promise<QueuedRow | null> {
  const [row] = await db.query<Row>(sql`
    ${items(
      sql`select ${kind}::text as kind, ${surveyId}::bigint as survey_id, ${id}::bigint as id`,
    )}`);
  return row === undefined ? null : toQueued(row);
}

export function toPlace(row: QueuedRow): QueuePlace {
  const { kind, id, weight, hiddenAt, appeal } = row;
  const appealedAt = appeal?.madeAt.getTime() ?? noAppeal;
  return { appealedAt, hidden: hiddenAt !== null, weight, kind, id };
}

/** Excludes what the author of a survey hid: that is not a matter for operators. */
const isHiddenForOperators = sql`hidden_reason in ('reports', 'operator')`;

const order = sql`
  appeal_place, hidden_at is not null, -weight, kind, id`;

const place = sql`(${order})`;

function placeOf({ appealedAt, hidden, weight, kind, id }: QueuePlace): Sql {
  return sql`(
    ${appealedAt}::bigint, ${hidden}::boolean, ${-weight}::numeric,
    ${kind}::text, ${id}::bigint
  )`;
}

const isOfItem = sql`
  survey_id = items.survey_id
  and subject = items.kind
  and message_id = case items.kind when 'survey' then 0 else items.id end
  and settled_at is null`;

/** Selects the named things that exist; a condition and an order may follow. */
function items(named: Sql): Sql {
  return sql`
    with counted as (
      select survey_id, subject, message_id, sum(weight) as weight,
             count(*) as report_count, min(created_at) as reported_at
      from survey_reports
      where settled_at is null
      group by survey_id, subject, message_id
    ),
    named as (${named}),
    items as (
      select named.kind, named.id, named.survey_id, survey_uuid, title,
             left(case named.kind
               when 'survey' then instructions
               when 'post' then posts.content
               else replies.content
             end, ${limits.operatorExcerptMax}::int) as excerpt,
             case named.kind
               when 'survey' then surveys.hidden_at
               when 'post' then posts.hidden_at
               else replies.hidden_at
             end as hidden_at,
             case named.kind
               when 'survey' then surveys.kept_at
               when 'post' then posts.kept_at
               else replies.kept_at
             end as kept_at,
             deleted_at, coalesce(weight, 0) as weight,
             coalesce(report_count, 0) as report_count, reported_at,
             appeals.reason as appeal_reason, made_at,
             coalesce(
               (extract(epoch from made_at) * 1000)::bigint,
               ${noAppeal}::bigint
             ) as appeal_place
      from named
      join surveys on surveys.survey_id = named.survey_id
      left join posts
        on named.kind = 'post'
        and posts.survey_id = named.survey_id
        and posts.post_id = named.id
      left join replies
        on named.kind = 'reply'
        and replies.survey_id = named.survey_id
        and replies.reply_id = named.id
      left join counted
        on counted.survey_id = named.survey_id
        and counted.subject = named.kind
        and message_id = case named.kind when 'survey' then 0 else named.id end
      left join appeals
        on named.kind = 'survey' and appeals.survey_id = named.survey_id
      where named.kind = 'survey'
        or coalesce(posts.content, replies.content, '') <> ''
    )
    select kind, id, survey_id as "surveyId", survey_uuid as "surveyUuid",
           title, excerpt, hidden_at as "hiddenAt", kept_at as "keptAt",
           deleted_at as "deletedAt", weight,
           report_count as "reportCount", reported_at as "reportedAt",
           appeal_reason as "appealReason", made_at as "appealedAt",
           (
             select coalesce(json_agg(counted_reasons order by counted_reasons.weight desc, counted_reasons.reason), '[]')
             from (
               select reason, count(*) as count, sum(weight) as weight
               from survey_reports
               where ${isOfItem}
               group by reason
               order by sum(weight) desc, reason
               limit ${limits.operatorReasonsMax}
             ) as counted_reasons
           ) as "reasons"
    from items`;
}

type Row = Omit<QueuedRow, "appeal"> & {
  appealReason: string | null;
  appealedAt: Date | null;
};

function toQueued({ appealReason, appealedAt, ...row }: Row): QueuedRow {
  return { ...row, appeal: toAppeal(appealReason, appealedAt) };
}
