import { snapToGrid, squareOf } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { type SaidPlace, countsParts, saidPlace } from "./ring-parts.ts";

/** The part of what waits for a square; of what is in none once it is released, 0. */
export const placedPart = 15;

/** Fewest people that stand in a square, however small a survey's groups are. */
export const leastInSquare = 10;

/** The parts of squares are those from here on, numbered by survey. */
export const firstSquarePart = 1000;

/** More than a map shows apart; all of them are sent at once, and each is a part of every figure. */
export const squaresMax = 2000;

/** The square that is kept of a response while it waits; null without its sender's yes, and where the survey has no map. */
export function keptSquare(
  survey: Pick<SurveyRow, "answerPlaces" | "results" | "tickets">,
  said: SaidPlace,
): string | null {
  if (survey.answerPlaces !== "map" || !countsParts(survey)) return null;
  const place = saidPlace(said);
  return place && squareOf(snapToGrid(place));
}

/** The part of a square in a survey, a new one where it has none; 0 where there are too many already. The caller holds the survey's counter. */
export async function partOfSquare(
  tx: Queryable,
  surveyId: number,
  square: string,
): Promise<number> {
  if (square === "") return 0;
  const rows = await tx.query<{ part: number }>(sql`
    with found as (
      select part
      from survey_squares
      where survey_id = ${surveyId}
        and square = ${square}
    ),
    made as (
      insert into survey_squares (survey_id, part, square)
      select ${surveyId}, coalesce(
               (
                 select max(part) + 1
                 from survey_squares
                 where survey_id = ${surveyId}
               ),
               ${firstSquarePart}
             ), ${square}
      where not exists (select from found)
        and (
          select count(*) from survey_squares where survey_id = ${surveyId}
        ) < ${squaresMax}
      returning part
    )
    select part from found
    union all
    select part from made`);
  return rows[0]?.part ?? 0;
}
