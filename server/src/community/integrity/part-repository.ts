import { flagMarks } from "@nearsay/core/contract";
import sql, { type Sql, join } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { marks } from "./marks.ts";

/**
 * How often something is counted in a part, by kind and by item within the
 * kind; see `countedIn` for the kinds.
 */
export interface PartItem {
  kind: string;
  item: string;
  total: number;
}

/** The full UTC hour under which figures count a response; see release-gate/. */
export const hourOf = sql`
  coalesce(shown_hour, date_trunc('hour', created_at, 'UTC'))`;

/** Adds to the counts of a part of a survey; negative totals subtract. */
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

/**
 * The counts of the answers in a part; for part 0, the sum over all other
 * parts. The sum is computed in the database, because a survey can have
 * thousands of parts.
 */
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

/** Deletes items with a count of zero, so that nothing shows that they were ever answered. */
export async function dropEmptyItems(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    delete from part_counts where survey_id = ${surveyId} and total = 0`);
}

/**
 * An SQL fragment that adds the responses of `rows` to their parts, or
 * subtracts them; see `countedIn`.
 */
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

/**
 * Relations with the number of answers to each question of a part, and the
 * number of times each option was chosen; see `tallyAnswers` and
 * `tallyChoices`.
 */
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
 * Everything that responses count in parts other than 0.
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
