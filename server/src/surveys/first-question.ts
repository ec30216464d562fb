import { isExpired, isUpcoming } from "@nearsay/core/forms";
import type { Queryable } from "../base/db/database.ts";
import {
  type FirstQuestion,
  listFirstQuestions,
} from "./question-repository.ts";
import type { SurveyRow } from "./survey-repository.ts";

/** A survey in a list. */
export interface ListedSurvey extends SurveyRow {
  /** The question that people can begin to answer in the list; omitted if there is none. */
  firstQuestion?: FirstQuestion;
}

/**
 * Adds the first question of surveys that anyone may answer now, if it is one
 * choice. In one statement for all: joined to the lists, it would slow down
 * statements that sort more surveys than they return.
 */
export async function addFirstQuestions(
  db: Queryable,
  surveys: readonly SurveyRow[],
  now: Date,
): Promise<ListedSurvey[]> {
  const ids = surveys
    .filter((survey) => isForAnyone(survey, now))
    .map(({ surveyId }) => surveyId);
  if (ids.length === 0) return [...surveys];
  const found = await listFirstQuestions(db, ids);
  return surveys.map((survey) => {
    const firstQuestion = found.get(survey.surveyId);
    return firstQuestion && isBare(firstQuestion)
      ? { ...survey, firstQuestion }
      : survey;
  });
}

function isForAnyone(survey: SurveyRow, now: Date): boolean {
  return (
    survey.accessCodeHash === null &&
    survey.tickets !== "only" &&
    !isExpired(survey, now) &&
    !isUpcoming(survey, now)
  );
}

/**
 * Whether its text and its options are all that people need to see. The form
 * draws the order of shuffled options, so a list would show another one.
 */
function isBare({ form }: FirstQuestion): boolean {
  return (
    (form.kind === "choice" || form.kind === "yes_no") &&
    form.hint === "" &&
    form.section === null &&
    !form.shuffled
  );
}
