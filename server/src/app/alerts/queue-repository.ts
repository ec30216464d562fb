import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** What waits for an operator. */
export interface Queue {
  /** The number of surveys with reports that count and are not settled. */
  surveys: number;
  appeals: number;
  /** The time of the latest report or appeal; null if nothing waits. */
  latest: Date | null;
}

export async function readQueue(db: Queryable): Promise<Queue> {
  const [row] = await db.query<Queue>(sql`
    with reported as (
      select count(distinct survey_id) as surveys, max(created_at) as latest
      from survey_reports
      where weight > 0
        and settled_at is null
    ),
    appealed as (
      select count(*) as appeals, max(made_at) as latest from appeals
    )
    select surveys, appeals,
           greatest(reported.latest, appealed.latest) as latest
    from reported, appealed`);
  return row ?? { surveys: 0, appeals: 0, latest: null };
}

interface AlertTimes {
  /** The time of the latest entry: no alert is sent if an earlier one already covered it. */
  latest: Date;
  /** No alert is sent if one was sent after this time. */
  before: Date;
  now: Date;
}

/**
 * Returns whether the caller must send the alert now; other processes then get
 * false until the next one is due.
 */
export async function beginAlert(
  db: Queryable,
  { latest, before, now }: AlertTimes,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into alert_times (kind, told_at)
    values ('queue', ${now})
    on conflict (kind) do update
    set told_at = excluded.told_at
    where alert_times.told_at < ${latest}
      and alert_times.told_at <= ${before}
    returning kind`);
  return rows.length > 0;
}

/** Clears the record, because the alert was not sent after all. */
export async function undoAlert(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    delete from alert_times where kind = 'queue' and told_at = ${now}`);
}
