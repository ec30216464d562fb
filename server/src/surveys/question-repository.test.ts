import type { Queryable } from "../base/db/database.ts";
import { createQuestionCache } from "./question-repository.ts";

/** A database in which every survey has this many questions. */
function surveysOf(size: number): Queryable {
  const questions = Array.from({ length: size }, (_, questionId) => ({
    questionId,
  }));
  return { query: <Row>() => Promise.resolve(questions as Row[]) };
}

it("answers everyone who asks at once, also for more than it keeps", async () => {
  const findQuestions = createQuestionCache(surveysOf(400));
  const asked = Array.from({ length: 200 }, (_, id) =>
    findQuestions(id + 1, 0),
  );
  const found = await Promise.all(asked);
  expect(new Set(found.map(({ length }) => length))).toEqual(new Set([400]));
});
