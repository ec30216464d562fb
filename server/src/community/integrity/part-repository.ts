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

/** Of responses: the full hour, UTC, in which figures count them; see release-gate/. */
export const hourOf = sql`
  coalesce(shown_hour, date_trunc('hour', created_at, 'UTC'))`;

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

/** What is counted of answers in a part; of part 0, in all others together. Added up here, as a survey may have thousands of parts. */
export function sumPartItems(
  db: Queryable,
  surveyId: number,
  part: number,
): Promise<PartItem[]> {
  return db.query<PartItem>(sql`
    select kind, item, sum(total) as total
    from part_counts
    where survey_id = ${surveyId}
      and (${part}::smallint = 0 or part = ${part}::smallint)
      and kind not in ('hours', 'marks')
    group by kind, item`);
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
export function countParts(rows: Sql, sign: 1 | -1, tallies?: Tallies): Sql {
  return sql`
    parts_counted as (
      insert into part_counts (survey_id, part, kind, item, total)
      select survey_id, part, kind, item, ${sign}::int * total
      from (${countedIn(rows, tallies)}) as counted
      on conflict (survey_id, part, kind, item) do update
      set total = part_counts.total + excluded.total
    )`;
}

/** Relations that say how often each question of a part was answered, and each option chosen; see `tallyAnswers` and `tallyChoices`. */
interface Tallies {
  answers: Sql;
  choices: Sql;
}

/** @param given A table with survey_id, part, question and answer. */
export function tallyAnswers(given: Sql): Sql {
  return sql`
    select survey_id, part, question, count(*) as total
    from ${given}
    group by survey_id, part, question`;
}

/** @param given A table with survey_id, part, question and answer. */
export function tallyChoices(given: Sql): Sql {
  return sql`
    select survey_id, part, question, place, count(*) as total
    from ${given}, jsonb_array_elements_text(
      case jsonb_typeof(answer) when 'array' then answer else '[]' end
    ) as place
    group by survey_id, part, question, place`;
}

function tally(rows: Sql): Tallies {
  const given = sql`
    ${rows}, jsonb_each(answers) as given (question, answer)`;
  return {
    answers: sql`(${tallyAnswers(given)}) as answered`,
    choices: sql`(${tallyChoices(given)}) as chosen`,
  };
}

/**
 * All that responses count in parts other than 0.
 * @param rows A table with the columns of `responses`.
 */
export function countedIn(rows: Sql, tallies = tally(rows)): Sql {
  const names = flagMarks.map((name) => sql`(${name}, ${marks[name]}::int)`);
  return sql`
    select survey_id, part, kind, item, total
    from (
      select survey_id, part, 'released' as kind, '' as item,
             count(*)::float8 as total
      from ${rows}
      group by survey_id, part
      union all
      select survey_id, part, 'hours',
             extract(epoch from ${hourOf})::bigint::text,
             count(*)
      from ${rows}
      group by survey_id, part, 4
      union all
      select survey_id, part, 'marks', mark, count(*)
      from ${rows}, (values ${join(names)}) as named (mark, bit)
      where marks & bit <> 0
      group by survey_id, part, mark
      union all
      select survey_id, part, 'answers', question, total
      from ${tallies.answers}
      union all
      select survey_id, part, 'choices', question || '/' || place, total
      from ${tallies.choices}
      union all
      select survey_id, part, 'sentiments', '', count(sentiment)
      from ${rows}
      group by survey_id, part
      union all
      select survey_id, part, 'sentiment sum', '', coalesce(sum(sentiment), 0)
      from ${rows}
      group by survey_id, part
      union all
      select survey_id, part, 'sentiment bins',
             least(9, floor((sentiment + 1) * 5))::text, count(*)
      from ${rows}
      where sentiment is not null
      group by survey_id, part, 4
    ) as counted
    where part <> 0
      and total <> 0`;
}
