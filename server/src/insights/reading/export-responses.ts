import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { figureOf } from "@nearsay/core/contract";
import { byteOrderMark, toCsvLine } from "@nearsay/core/domain";
import type { Queryable } from "../../base/db/database.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { requirePromise } from "./read-responses.ts";
import { answersOf, listRows, listTexts } from "./reading-repository.ts";
import { describeAnswers } from "./describe-answers.ts";
import { type Choices, tableOf } from "./table-of.ts";

/** Small enough to keep memory use constant, and to let other requests run in between. */
const batchSize = 100;
/** Maximum pause in milliseconds, however long a batch took. */
const restMax = 100;

export interface CsvSettings {
  choices?: Choices;
  bom?: "0" | "1";
}

/**
 * Returns a function that writes everything that keys of the survey can read,
 * batch by batch, and stops when the reader does.
 * @throws Refusal READING_NOT_PROMISED.
 */
export async function exportCsv(
  db: Queryable,
  survey: SurveyRow,
  { choices = "joined", bom = "0" }: CsvSettings,
): Promise<() => AsyncIterable<string>> {
  requirePromise(survey, ["texts", "rows"]);
  const asked = await listAsked(db, survey);
  const mark = bom === "1" ? byteOrderMark : "";
  if (survey.reads === "texts")
    return streamOf(
      mark + toCsvLine(["question", "text"]),
      () => textBatches(db, survey, asked),
      ({ question, text }) => toCsvLine([question.text, text]),
    );
  const { columns, cellsOf } = tableOf(asked, choices);
  return streamOf(
    mark + toCsvLine(["row", ...columns]),
    () => rowBatches(db, survey),
    (placed) => toCsvLine([placed.row, ...cellsOf(answersOf(placed))]),
  );
}

/** Like `exportCsv`, with one JSON object per line. */
export async function exportLines(
  db: Queryable,
  survey: SurveyRow,
): Promise<() => AsyncIterable<string>> {
  requirePromise(survey, ["texts", "rows"]);
  const asked = await listAsked(db, survey);
  if (survey.reads === "texts")
    return streamOf(
      "",
      () => textBatches(db, survey, asked),
      ({ question, text }) =>
        `${JSON.stringify({ question: question.questionId, text })}\n`,
    );
  return streamOf(
    "",
    () => rowBatches(db, survey),
    (placed) => {
      const answers = describeAnswers(answersOf(placed), asked);
      const line = { row: placed.row, answers };
      return `${JSON.stringify(line)}\n`;
    },
  );
}

async function listAsked(
  db: Queryable,
  { surveyId }: SurveyRow,
): Promise<QuestionRow[]> {
  const questions = await listQuestions(db, surveyId);
  return questions.filter(({ isChallenge }) => !isChallenge);
}

/** Uses at most half of the time, so that processor and database are free for other requests. */
function streamOf<Item>(
  head: string,
  open: () => AsyncIterable<Item[]>,
  write: (item: Item) => string,
): () => AsyncIterable<string> {
  return async function* () {
    if (head !== "") yield head;
    let begun = performance.now();
    for await (const batch of open()) {
      const lines = batch.map(write).join("");
      const took = performance.now() - begun;
      yield lines;
      await sleep(Math.min(took, restMax));
      begun = performance.now();
    }
  };
}

async function* rowBatches(db: Queryable, { surveyId }: SurveyRow) {
  let after = 0;
  for (;;) {
    const rows = await listRows(db, surveyId, after, batchSize);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.row;
  }
}

async function* textBatches(
  db: Queryable,
  { surveyId }: SurveyRow,
  asked: QuestionRow[],
) {
  const written = asked.filter(({ form }) => figureOf(form.kind) === "texts");
  for (const question of written) {
    const { questionId } = question;
    let after: string | null = null;
    for (;;) {
      const texts = await listTexts(db, surveyId, questionId, after, batchSize);
      const last = texts.at(-1);
      if (last === undefined) break;
      yield texts.map(({ text }) => ({ question, text }));
      after = last.place;
    }
  }
}
