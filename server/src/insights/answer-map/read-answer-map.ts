import type { AnswerMapReply } from "@nearsay/core/contract/schema";
import { mapBinBounds, sum } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import { ReadyText } from "../../base/cache/ready.ts";
import type { Queryable } from "../../base/db/database.ts";
import { invalidRequest } from "../../base/refusal.ts";
import { mapInTurns } from "../../base/turn.ts";
import { leastInSquare } from "../../community/integrity/square-parts.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

type AnswerMap = Static<typeof AnswerMapReply>;
type Square = AnswerMap["items"][number];

/**
 * The answers by bins of a survey's map, larger bins first. A bin counts only
 * responses whose smaller bin had too few, and is returned if it contains a
 * release group and another one is outside it: all bins are whole groups, and
 * so are the differences between bins and the total. Yields to other work while
 * writing, as thousands of bins with hundreds of figures each take a second.
 * @throws Refusal INVALID_REQUEST if the survey has no map.
 */
export async function readAnswerMap(
  db: Queryable,
  { surveyId, answerPlaces, resultsGroup }: SurveyRow,
): Promise<ReadyText> {
  if (answerPlaces !== "map") throw invalidRequest((say) => say.noAnswerMap);
  const least = Math.max(leastInSquare, resultsGroup);
  const rows = await listSquares(db, surveyId);
  const all = rows[0]?.released ?? 0;
  const isShown = ({ count }: SquareRow) =>
    Math.min(count, all - count) >= least;
  const shown = rows.filter(isShown);
  const items = await mapInTurns(shown, (row) =>
    JSON.stringify(serializeSquare(row)),
  );
  const rest = {
    elsewhere: all - sum(shown.map(({ count }) => count)),
    group_size: least,
  } satisfies Omit<AnswerMap, "items">;
  return new ReadyText(
    `{"items":[${items.join(",")}],${JSON.stringify(rest).slice(1)}`,
  );
}

interface SquareRow {
  /** Of the whole survey, the same in each row. */
  released: number;
  /** Empty if no bin contains any responses. */
  square: string;
  count: number;
  /** By `kind item`, see `countedIn`; as JSON, so that not all of them are parsed at once. */
  totals: string;
}

function listSquares(db: Queryable, surveyId: number): Promise<SquareRow[]> {
  return db.query<SquareRow>(sql`
    select released_count as "released",
           coalesce(square, '') as "square",
           coalesce(total::bigint, 0) as "count",
           coalesce((
             select json_object_agg(kind || ' ' || item, total)::text
             from part_counts
             where part_counts.survey_id = survey_squares.survey_id
               and part_counts.part = survey_squares.part
               and kind in ('answers', 'choices')
           ), '{}') as totals
    from survey_counts
    left join survey_squares using (survey_id)
    left join part_counts as counted
      on counted.survey_id = survey_squares.survey_id
      and counted.part = survey_squares.part
      and kind = 'released'
    where survey_counts.survey_id = ${surveyId}
    order by length(square), square`);
}

function serializeSquare({ square, count, totals }: SquareRow): Square {
  const answers: Square["answers"] = {};
  const choices: Square["choices"] = {};
  const counted = JSON.parse(totals) as Record<string, number>;
  for (const [name, total] of Object.entries(counted)) {
    const [kind, item = ""] = name.split(" ");
    const [question = "", place = ""] = item.split("/");
    if (kind === "answers") answers[question] = total;
    if (kind === "choices") (choices[question] ??= {})[place] = total;
  }
  return { square, ...mapBinBounds(square), count, answers, choices };
}
