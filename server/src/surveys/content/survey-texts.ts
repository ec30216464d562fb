import type { NewSurvey } from "../new-survey.ts";

/** Everything of a survey that others read. */
export function surveyTexts(survey: NewSurvey): string[] {
  const { title, instructions, questions } = survey;
  return [
    title,
    instructions,
    ...questions.flatMap(({ text, options }) => [text, ...options]),
  ];
}
