import {
  type SurveyFigures,
  type QuestionFigures,
  readFigures,
} from "../analytics/analytics-repository.ts";
import type { Queryable } from "../db/database.ts";
import { findSurvey } from "../surveys/survey-repository.ts";

/** What a summary is made of. */
export interface SummaryMaterial extends Pick<
  SurveyFigures,
  "responseCount" | "questions" | "terms" | "sentimentCount" | "sentimentBins"
> {
  surveyId: number;
  title: string;
  /** Whether only those with a code may read it. */
  isPrivate: boolean;
}

/** Words that one person alone used are never told. */
const shownTerms = { limit: 20, people: 2 };

/** Null when the survey is gone. */
export async function readMaterial(
  db: Queryable,
  surveyId: number,
): Promise<SummaryMaterial | null> {
  const survey = await findSurvey(db, { id: surveyId });
  const figures = await readFigures(db, surveyId, shownTerms);
  if (survey === null || figures === null) return null;
  const { title, accessCodeHash } = survey;
  return { ...figures, surveyId, title, isPrivate: accessCodeHash !== null };
}

export function isOpenQuestion({ options }: QuestionFigures): boolean {
  return options.length === 0;
}
