import type { AnswerMapReply } from "@nearsay/core/contract/schema";
import { squareBounds } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Queryable } from "../../base/db/database.ts";
import { invalidRequest } from "../../base/refusal.ts";
import { leastInSquare } from "../../community/integrity/square-parts.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

type Square = Static<typeof AnswerMapReply>["items"][number];

/**
 * What was answered in the squares of a survey's map, larger ones first. A square
 * counts those alone whose smaller square had too few, and is told where a group
 * is in it and another one is not: all of them are whole groups, and so is what
 * is left when some are taken from others or from all.
 * @throws Refusal INVALID_REQUEST where the survey has no map.
 */
export async function readAnswerMap(
  db: Queryable,
  { surveyId, answerPlaces, resultsGroup }: SurveyRow,
): Promise<Static<typeof AnswerMapReply>> {
  if (answerPlaces !== "map")
    throw invalidRequest("This survey has no map of its answers.");
  const least = Math.max(leastInSquare, resultsGroup);
  const rows = await listSquares(db, surveyId);
  const all = rows[0]?.released ?? 0;
  const items = rows
    .flatMap(({ square, totals }) => serializeSquare(square, totals))
    .filter(({ count }) => Math.min(count, all - count) >= least);
  const shown = items.reduce((sum, { count }) => sum + count, 0);
  return { items, elsewhere: all - shown, group_size: least };
}

interface SquareRow {
  /** Of the whole survey, the same in each row. */
  released: number;
  /** Null where nothing stands in any square. */
  square: string | null;
  /** By `kind item`; see `countedIn`. */
  totals: Record<string, number> | null;
}

function listSquares(db: Queryable, surveyId: number): Promise<SquareRow[]> {
  return db.query<SquareRow>(sql`
    select released_count as "released", square,
           (
             select json_object_agg(kind || ' ' || item, total)
             from part_counts
             where part_counts.survey_id = survey_squares.survey_id
               and part_counts.part = survey_squares.part
               and kind in ('released', 'answers', 'choices')
           ) as totals
    from survey_counts
    left join survey_squares using (survey_id)
    where survey_id = ${surveyId}
    order by length(square), square`);
}

function serializeSquare(
  square: string | null,
  totals: SquareRow["totals"],
): Square[] {
  if (square === null || totals === null) return [];
  const answers: Square["answers"] = {};
  const choices: Square["choices"] = {};
  for (const [name, total] of Object.entries(totals)) {
    const [kind, item = ""] = name.split(" ");
    const [question = "", place = ""] = item.split("/");
    if (kind === "answers") answers[question] = total;
    if (kind === "choices") (choices[question] ??= {})[place] = total;
  }
  return [
    {
      ...{ square, ...squareBounds(square) },
      ...{ count: totals["released "] ?? 0, answers, choices },
    },
  ];
}
