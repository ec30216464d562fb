import type { Analytics } from "@nearsay/core/contract";
import type { readingCalls } from "@nearsay/core/contract/schema";
import { byteOrderMark, toCsvLine } from "@nearsay/core/domain";
import type { Static } from "typebox";
import type { QuestionRow } from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

type FiguresFile = Static<(typeof readingCalls.exportFiguresJson)["reply"]>;

/** The figures that everybody sees, with what they are about. */
export function figuresFile(
  survey: SurveyRow,
  questions: readonly QuestionRow[],
  figures: Analytics,
): FiguresFile {
  return {
    survey: {
      title: survey.title,
      uuid: survey.surveyUuid,
      closes_at: survey.expiresAt.toISOString(),
      results: survey.results,
      group_size: survey.resultsGroup,
      reads: survey.reads,
      responses: figures.responseCount,
      released: figures.releasedCount,
    },
    questions: questions
      .filter(({ isChallenge }) => !isChallenge)
      .map(({ questionId, text, type, allowMultiple }) => ({
        id: questionId,
        text,
        kind: type,
        several: allowMultiple,
        answered: figures.questionTotals[questionId] ?? 0,
        options: figures.choiceBreakdown[questionId] ?? [],
      })),
  };
}

/** The same as a table: first what it is about, then a line for each question and option. */
export function figuresCsv(
  { survey, questions }: FiguresFile,
  bom: "0" | "1" = "0",
): string {
  const lines = [
    ["part", "question", "kind", "name", "value"],
    ...Object.entries(survey).map(([name, value]) => [
      ...["survey", "", "", name],
      value,
    ]),
    ...questions.flatMap(({ id, text, kind, several, answered, options }) => [
      ["question", id, several ? `${kind}, several` : kind, text, answered],
      ...options.map(({ option, count }) => [
        "option",
        id,
        kind,
        option,
        count,
      ]),
    ]),
  ];
  return (bom === "1" ? byteOrderMark : "") + lines.map(toCsvLine).join("");
}
