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
  integrity: FiguresFile["integrity"],
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
      without: figures.withoutFlagged ? "flagged" : "nothing",
    },
    integrity,
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
  { survey, integrity, questions }: FiguresFile,
  bom: "0" | "1" = "0",
): string {
  const lines = [
    ["part", "question", "kind", "name", "value"],
    ...Object.entries(survey).map(([name, value]) => [
      ...["survey", "", "", name],
      value,
    ]),
    ...integrityLines(integrity),
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

type Line = (string | number)[];

function integrityLines(integrity: FiguresFile["integrity"]): Line[] {
  const { refused, flagged, ways, sites, leftOut } = integrity;
  const lines = (kind: string, counts: Record<string, number>) =>
    Object.entries(counts).map(([name, count]) => line(kind, name, count));
  return [
    ...lines("refused", refused),
    line("flagged", "all", flagged.count),
    ...lines("flagged", flagged.marks),
    ...lines("way", ways),
    ...sites.map(({ site, responses }) => line("site", site, responses)),
    ...leftOut.map(({ changedOn, reason }) =>
      line("left out", changedOn, reason ?? ""),
    ),
  ];
}

function line(kind: string, name: string, value: string | number): Line {
  return ["integrity", "", kind, name, value];
}
