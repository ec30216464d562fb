import { readFigures } from "../stored-figures/figures-repository.ts";
import type {
  AnswerCounts,
  QuestionFigures,
  SurveyFigures,
} from "../../surveys/survey-figures.ts";
import { isSummarized } from "./is-summarized.ts";
import type { Queryable } from "../../base/db/database.ts";
import { findSurvey } from "../../surveys/survey-repository.ts";

/** The input of a summary. */
export interface SummaryMaterial extends Pick<
  SurveyFigures,
  "terms" | "sentimentCount" | "sentimentBins"
> {
  asked: QuestionFigures[];
  /** The questions that a model may write about. */
  questions: AnswerCounts[];
  /** The number of responses in the figures. */
  responseCount: number;
  /** The number of them that must contain a text for a summary to repeat it. */
  groupSize: number;
  surveyId: number;
  title: string;
  /** Whether only people with a code may read it. */
  isPrivate: boolean;
}

const termsMax = 20;

/** Null if the survey no longer exists. */
export async function readMaterial(
  db: Queryable,
  surveyId: number,
): Promise<SummaryMaterial | null> {
  const survey = await findSurvey(db, { id: surveyId });
  const figures = await readFigures(db, surveyId, termsMax);
  if (survey === null || figures === null) return null;
  const { title, accessCodeHash, resultsGroup: groupSize } = survey;
  const responseCount = figures.releasedCount;
  const isPrivate = accessCodeHash !== null;
  const asked = figures.questions;
  const questions = asked.filter(isSummarized);
  const released = { ...figures, asked, questions, responseCount, groupSize };
  return { ...released, surveyId, title, isPrivate };
}
