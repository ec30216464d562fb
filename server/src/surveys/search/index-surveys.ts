import type { Database, Queryable } from "../../base/db/database.ts";
import {
  deleteDocuments,
  deletePostings,
  findNewestSurveyId,
  insertDocuments,
  insertPostings,
  listCounted,
  listMissing,
  lockDocuments,
  lockSurveys,
  lockTexts,
} from "./index-repository.ts";
import { insertForms } from "./forms-repository.ts";
import { toDocument } from "./survey-document.ts";
import { countChanged, countDown, countUp } from "./word-count-repository.ts";
import type { Job } from "../../base/jobs.ts";

/**
 * Adds these surveys to the index, except for those that are not public or are
 * in it already. Call it when a survey is published or restored, after writing
 * the survey's own row and in the same transaction.
 */
export async function indexSurveys(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  const texts = await lockTexts(tx, surveyIds);
  if (texts.length === 0) return;
  const added = await insertDocuments(tx, texts.map(toDocument));
  await insertPostings(tx, added);
  await countUp(tx, added);
  await insertForms(tx, added);
}

/**
 * Undoes `indexSurveys`. Call it when a survey is hidden, after writing its own
 * row and in the same transaction, and before deleting a survey.
 */
export async function unindexSurveys(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  const found = await lockDocuments(tx, surveyIds);
  if (found.length === 0) return;
  await deletePostings(tx, found);
  await countDown(tx, found);
  await deleteDocuments(tx, found);
}

/**
 * Replaces the index entries of these surveys by their current texts, if they
 * are public. Call it after writing or locking their rows, in the same
 * transaction.
 */
export async function reindexSurveys(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  const found = await lockDocuments(tx, surveyIds);
  const before = await listCounted(tx, found);
  await deletePostings(tx, found);
  await deleteDocuments(tx, found);
  const documents = (await lockTexts(tx, surveyIds)).map(toDocument);
  const added = await insertDocuments(tx, documents);
  await insertPostings(tx, added);
  const after = documents.filter(({ surveyId }) => added.includes(surveyId));
  await countChanged(tx, before, after);
  await insertForms(tx, added);
}

/** A batch locks the counters of common words, which publishing waits for. */
const batchMax = 100;

/**
 * Indexes surveys that were published before this version, or were indexed by
 * an earlier one. Any number of processes may run it at a time. After the first
 * pass it checks only newer surveys: a process of the version before may still
 * be publishing.
 */
export function indexMissingSurveys(db: Database): Job {
  let after = 0;

  async function run(): Promise<void> {
    const last = await findNewestSurveyId(db);
    while (after < last) after = await indexBatch(last);
  }

  /** Returns the id up to which all surveys have been checked. */
  async function indexBatch(last: number): Promise<number> {
    const missing = await listMissing(db, { after, last }, batchMax);
    await db.transaction(async (tx) => {
      await lockSurveys(tx, missing);
      await reindexSurveys(tx, missing);
    });
    return missing.length < batchMax ? last : (missing.at(-1) ?? last);
  }

  return { name: "indexing surveys", everyMs: 5_000, run };
}
