import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** What waits for an operator. */
export interface Queue {
  /** With reports that count and are not settled. */
  surveys: number;
  appeals: number;
  /** When the latest came; null where nothing waits. */
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

interface Telling {
  /** Nobody is told of what was there when they were told last. */
  latest: Date;
  /** Nor where they were told after this. */
  before: Date;
  now: Date;
}

/** Whether it is for whoever asks to tell of the queue now; nobody else is asked to for as long. */
export async function beginTelling(
  db: Queryable,
  { latest, before, now }: Telling,
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

/** Nobody was told after all. */
export async function undoTelling(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    delete from alert_times where kind = 'queue' and told_at = ${now}`);
}
