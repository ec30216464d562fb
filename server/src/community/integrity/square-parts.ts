import { snapToGrid, mapBinOf } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { type SentPlace, countsParts, countedPlace } from "./ring-parts.ts";

/**
 * The part of responses that wait for a map bin; those that still have none
 * when released move to part 0.
 */
export const placedPart = 15;

/** Minimum number of people in a map bin, even if the survey's groups are smaller. */
export const leastInSquare = 10;

/** The parts of map bins begin at this number, numbered separately for each survey. */
export const firstSquarePart = 1000;

/**
 * Maximum number of map bins of a survey. A map cannot show more of them
 * distinctly; all of them are sent at once, and each is a part of every figure.
 */
export const squaresMax = 2000;

/**
 * The map bin that is stored with a response while it waits. Null without its
 * sender's consent, and if the survey has no map.
 */
export function keptSquare(
  survey: Pick<SurveyRow, "answerPlaces" | "results" | "tickets">,
  sent: SentPlace,
): string | null {
  if (survey.answerPlaces !== "map" || !countsParts(survey)) return null;
  const place = countedPlace(sent);
  return place && mapBinOf(snapToGrid(place));
}

/**
 * The part of a map bin in a survey; creates one if the bin has none. Returns 0
 * if the survey has too many already. The caller holds the lock on the survey's
 * counter.
 */
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
