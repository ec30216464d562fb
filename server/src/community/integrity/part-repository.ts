import { flagMarks } from "@nearsay/core/contract";
import sql, { type Sql, join } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { marks } from "./marks.ts";

/** How often something is counted in a part, by kind and within it; the kinds are those of `countedIn`. */
export interface PartItem {
  kind: string;
  item: string;
  total: number;
}

/** Adds what a part of a survey gained, or lost where it is below nothing. */
export async function addPartItems(
  tx: Queryable,
  surveyId: number,
  part: number,
  items: readonly PartItem[],
): Promise<void> {
  await tx.query(sql`
    insert into part_counts (survey_id, part, kind, item, total)
    select ${surveyId}, ${part}::smallint, kind, item, sum(total)
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given (kind text, item text, total float8)
    group by kind, item
    on conflict (survey_id, part, kind, item) do update
    set total = part_counts.total + excluded.total`);
  await dropEmptyItems(tx, surveyId);
}

/** All that is counted in parts other than 0. */
export function listPartItems(
  db: Queryable,
  surveyId: number,
): Promise<(PartItem & { part: number })[]> {
  return db.query(sql`
    select part, kind, item, total
    from part_counts
    where survey_id = ${surveyId}`);
}

/** What nobody of a part answered any more is as if nobody ever had. */
export async function dropEmptyItems(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    delete from part_counts where survey_id = ${surveyId} and total = 0`);
}

/** A part of a statement that adds the responses of `rows` to their parts, or takes them out; see `countedIn`. */
export function countParts(rows: Sql, sign: 1 | -1): Sql {
  return sql`
    parts_counted as (
      insert into part_counts (survey_id, part, kind, item, total)
      select survey_id, part, kind, item, ${sign}::int * total
      from (${countedIn(rows)}) as counted
      on conflict (survey_id, part, kind, item) do update
      set total = part_counts.total + excluded.total
    )`;
}

/**
 * All that responses count in parts other than 0.
 * @param rows A table with the columns of `responses`.
 */
export function countedIn(rows: Sql): Sql {
  const names = flagMarks.map((name) => sql`(${name}, ${marks[name]}::int)`);
  return sql`
    select survey_id, part, kind, item, sum(total) as total
    from (
      select survey_id, part, 'released' as kind, '' as item, 1::float8 as total
      from ${rows}
      union all
      select survey_id, part, 'hours',
             extract(epoch from date_trunc('hour', created_at, 'UTC'))::bigint::text,
             1
      from ${rows}
      union all
      select survey_id, part, 'marks', mark, 1
      from ${rows}, (values ${join(names)}) as named (mark, bit)
      where marks & bit <> 0
      union all
      select survey_id, part, 'answers', question, 1
      from ${rows}, jsonb_object_keys(answers) as question
      union all
      select survey_id, part, 'choices', question || '/' || place, 1
      from ${rows}, jsonb_each(answers) as given (question, answer),
           jsonb_array_elements_text(
             case jsonb_typeof(answer) when 'array' then answer else '[]' end
           ) as place
      union all
      select survey_id, part, 'sentiments', '', 1
      from ${rows} where sentiment is not null
      union all
      select survey_id, part, 'sentiment sum', '', sentiment
      from ${rows} where sentiment is not null
      union all
      select survey_id, part, 'sentiment bins',
             least(9, floor((sentiment + 1) * 5))::text, 1
      from ${rows} where sentiment is not null
    ) as counted
    where part <> 0
    group by survey_id, part, kind, item
    having sum(total) <> 0`;
}
