import type { Queryable } from "../base/db/database.ts";
import { createQuestionCache } from "./question-repository.ts";

/** A database in which every survey has this number of questions. */
function surveysOf(size: number): Queryable {
  const questions = Array.from({ length: size }, (_, questionId) => ({
    questionId,
  }));
  return { query: <Row>() => Promise.resolve(questions as Row[]) };
}

it("returns questions to all concurrent callers, also for more surveys than the cache holds", async () => {
  const findQuestions = createQuestionCache(surveysOf(400));
  const asked = Array.from({ length: 200 }, (_, id) =>
    findQuestions(id + 1, 0),
  );
  const found = await Promise.all(asked);
  expect(new Set(found.map(({ length }) => length))).toEqual(new Set([400]));
});
