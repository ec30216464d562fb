import type { Analytics } from "@nearsay/core/contract";
import type { readingCalls } from "@nearsay/core/contract/schema";
import { byteOrderMark, toCsvLine } from "@nearsay/core/domain";
import type { Static } from "typebox";
import type { Sides } from "../analytics/read-sides.ts";
import { namePlaces } from "../../surveys/describe-answer.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

type FiguresFile = Static<(typeof readingCalls.exportFiguresJson)["reply"]>;

/**
 * The contents of files: the figures of all responses; of ticket and other
 * responses if they are shown separately; and the counts of accepted and
 * refused responses.
 */
export interface SavedFigures {
  analytics: Analytics;
  /** Null if they are not shown separately. */
  sides: Sides | null;
  integrity: FiguresFile["integrity"];
}

/** The public figures, with a description of the survey. */
export function figuresFile(
  survey: SurveyRow,
  questions: readonly QuestionRow[],
  { analytics, sides, integrity }: SavedFigures,
): FiguresFile {
  const asked = questions.filter(({ isChallenge }) => !isChallenge);
  return {
    survey: {
      title: survey.title,
      uuid: survey.surveyUuid,
      opens_at: survey.opensAt?.toISOString() ?? null,
      closes_at: survey.expiresAt.toISOString(),
      quota: survey.quota,
      closed_message: survey.closedMessage,
      thanks_message: survey.thanksMessage,
      thanks_link: survey.thanksLink,
      results: survey.results,
      group_size: survey.resultsGroup,
      reads: survey.reads,
      responses: analytics.responseCount,
      released: analytics.releasedCount,
      without: analytics.withoutFlagged ? "flagged" : "nothing",
    },
    integrity,
    questions: asked.map((question) => ({
      id: question.questionId,
      text: question.text,
      kind: question.type,
      several: question.allowMultiple,
      ...countsOf(question, analytics),
    })),
    sides: (["tickets", "others"] as const).flatMap((side) => {
      const own = sides?.[side];
      if (own === undefined) return [];
      return [{ side, ...sideOf(asked, own) }];
    }),
  };
}

function sideOf(asked: readonly QuestionRow[], own: Analytics) {
  return {
    released: own.releasedCount,
    questions: asked.map((question) => ({
      id: question.questionId,
      ...countsOf(question, own),
    })),
  };
}

function countsOf(question: QuestionRow, figures: Analytics) {
  const { questionId } = question;
  return {
    answered: figures.questionTotals[questionId] ?? 0,
    options:
      figures.choiceBreakdown[questionId] ??
      countedPlaces(question, figures.kinds[questionId]?.places ?? []),
  };
}

function countedPlaces(question: QuestionRow, places: readonly number[]) {
  const names = namePlaces(question, places.length);
  return places.map((count, place) => ({ option: names[place] ?? "", count }));
}

/** The same as a table: first the survey, then a line for each question and option. */
export function figuresCsv(
  { survey, integrity, questions, sides }: FiguresFile,
  bom: "0" | "1" = "0",
): string {
  const lines = [
    ["part", "question", "kind", "name", "value"],
    ...Object.entries(survey).map(([name, value]) => [
      ...["survey", "", "", name],
      value ?? "",
    ]),
    ...integrityLines(integrity),
    ...questionLines(questions),
    ...sides.flatMap(({ side, released, questions: own }) => [
      ["side", "", "", side, released],
      ...questionLines(
        questions.map((question, place) => ({ ...question, ...own[place] })),
        `, ${side}`,
      ),
    ]),
  ];
  return (bom === "1" ? byteOrderMark : "") + lines.map(toCsvLine).join("");
}

/**
 * @param side Appended to the names of the rows, so that no one adds up the
 * rows of all and of each side.
 */
function questionLines(questions: FiguresFile["questions"], side = ""): Line[] {
  return questions.flatMap(
    ({ id, text, kind, several, answered, options }): Line[] => [
      [
        `question${side}`,
        id,
        several ? `${kind}, several` : kind,
        text,
        answered,
      ],
      ...options.map(({ option, count }): Line => [
        `option${side}`,
        id,
        kind,
        option,
        count,
      ]),
    ],
  );
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
