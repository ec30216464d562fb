import type { Queryable } from "../../base/db/database.ts";
import {
  deleteDocuments,
  deletePostings,
  insertDocuments,
  insertPostings,
  lockDocuments,
  lockTexts,
} from "./index-repository.ts";
import { toDocument } from "./survey-document.ts";
import {
  countDownKeywords,
  countDownWords,
  countUpKeywords,
  countUpWords,
} from "./word-count-repository.ts";

/**
 * Makes these surveys findable, save those that are not public or are so
 * already. Called where a survey is published or restored, after the survey's
 * own row was written and in the same transaction.
 */
export async function indexSurveys(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  const texts = await lockTexts(tx, surveyIds);
  if (texts.length === 0) return;
  const added = await insertDocuments(tx, texts.map(toDocument));
  await insertPostings(tx, added);
  await countUpWords(tx, added);
  await countUpKeywords(tx, added);
}

/**
 * Undoes `indexSurveys`. Called where a survey is hidden, after its own row
 * was written and in the same transaction, and before one is deleted.
 */
export async function unindexSurveys(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  const found = await lockDocuments(tx, surveyIds);
  if (found.length === 0) return;
  await deletePostings(tx, found);
  await countDownWords(tx, found);
  await countDownKeywords(tx, found);
  await deleteDocuments(tx, found);
}
