import type { Language } from "@nearsay/core/contract";
import { fileNameOf, splitSentences } from "@nearsay/core/domain";
import { inLanguage } from "../../base/in-language.ts";
import type { Queryable } from "../../base/db/database.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { chartFiles } from "./chart-files.ts";
import { codebook } from "./codebook.ts";
import {
  type SavedFigures,
  figuresCsv,
  figuresFile,
} from "./export-figures.ts";
import {
  type CsvSettings,
  exportCsv,
  exportLines,
} from "./export-responses.ts";
import { type ZipEntry, writeZip } from "./export-zip.ts";
import { countRows, countTexts, readingState } from "./reading-repository.ts";
import { type SavedFile, markOf } from "../../base/saved-file.ts";

/** The name of a file of a survey that is saved at that time. */
export function nameOf(
  { title, surveyId }: SurveyRow,
  what: string,
  extension: string,
  now: Date,
): string {
  return fileNameOf({ title, id: surveyId, what, extension, now });
}

/** @throws Refusal READING_NOT_PROMISED. */
export async function csvFile(
  db: Queryable,
  survey: SurveyRow,
  now: Date,
  { choices, bom }: CsvSettings,
): Promise<SavedFile> {
  const { surveyId } = survey;
  const state = await readingState(db, surveyId);
  return {
    name: nameOf(survey, "responses", "csv", now),
    mark: markOf(surveyId, "csv", choices, bom, state),
    lines: await countLines(db, survey),
    open: await exportCsv(db, survey, {
      ...(choices && { choices }),
      ...(bom && { bom }),
    }),
  };
}

/** @throws Refusal READING_NOT_PROMISED. */
export async function linesFile(
  db: Queryable,
  survey: SurveyRow,
  now: Date,
): Promise<SavedFile> {
  const { surveyId } = survey;
  const state = await readingState(db, surveyId);
  return {
    name: nameOf(survey, "responses", "jsonl", now),
    mark: markOf(surveyId, "jsonl", state),
    lines: await countLines(db, survey),
    open: await exportLines(db, survey),
  };
}

async function countLines(
  db: Queryable,
  { surveyId, reads }: SurveyRow,
): Promise<number> {
  if (reads === "rows") return countRows(db, surveyId);
  const counts = await countTexts(db, surveyId);
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Everything that keys of the survey can read, in one archive. */
export async function zipFile(
  db: Queryable,
  survey: SurveyRow,
  figures: SavedFigures,
  reader: Language,
  now: Date,
): Promise<SavedFile> {
  const { surveyId, createdAt } = survey;
  const state = await readingState(db, surveyId);
  const small = await describeInFiles(db, survey, figures, reader, now);
  const entries = new Map<string, ZipEntry>(small);
  if (survey.reads !== "figures") {
    entries.set("responses.csv", await exportCsv(db, survey, {}));
    entries.set("responses.jsonl", await exportLines(db, survey));
  }
  const day = new Date(createdAt);
  day.setUTCHours(0, 0, 0, 0);
  return {
    name: nameOf(survey, "results", "zip", now),
    mark: markOf(surveyId, "zip", [...small], state),
    lines: null,
    open: () => writeZip(entries, day),
  };
}

async function describeInFiles(
  db: Queryable,
  survey: SurveyRow,
  figures: SavedFigures,
  reader: Language,
  now: Date,
): Promise<Map<string, string>> {
  const questions = await listQuestions(db, survey.surveyId);
  return inLanguage(reader, () =>
    smallFiles(survey, questions, figures, reader, now),
  );
}

function smallFiles(
  survey: SurveyRow,
  questions: readonly QuestionRow[],
  figures: SavedFigures,
  reader: Language,
  now: Date,
): Map<string, string> {
  const asked = questions.filter(({ isChallenge }) => !isChallenge);
  const file = figuresFile(survey, questions, figures);
  const sentences = splitSentences(figures.analytics.summary);
  return new Map([
    ["codebook.txt", codebook(survey, asked, reader)],
    ["figures.csv", figuresCsv(file)],
    ["figures.json", `${JSON.stringify(file, null, 2)}\n`],
    ...(sentences.length > 0
      ? ([["summary.txt", `${sentences.join("\n")}\n`]] as const)
      : []),
    ...chartFiles(figures, now, survey.expiresAt),
  ]);
}
