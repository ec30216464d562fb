import { LRUCache } from "lru-cache";
import type { Queryable } from "../base/db/database.ts";
import { type QuestionRow, listQuestions } from "./question-repository.ts";

/** The questions of a survey, in the order they were written. They never change once published, so a process asks for them once. */
export type FindQuestions = (surveyId: number) => Promise<QuestionRow[]>;

const questionsMax = 20_000;

export function createQuestionCache(db: Queryable): FindQuestions {
  const cache = new LRUCache<number, QuestionRow[]>({
    maxSize: questionsMax,
    sizeCalculation: (questions) => questions.length + 1,
    fetchMethod: (surveyId) => listQuestions(db, surveyId),
    // What is pushed out while it is read is answered all the same.
    ignoreFetchAbort: true,
  });
  return async (surveyId) => (await cache.fetch(surveyId)) ?? [];
}
