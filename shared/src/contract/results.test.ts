import { readAnalytics } from "./analytics.ts";
import { readQuestionSet } from "./question.ts";
import { readResultsRule } from "./results.ts";

const results = { mode: "groups", group_size: 10 };

test("figures say how many responses they rest on", () => {
  expect(
    readAnalytics({
      resp_count: 47,
      released_count: 40,
      results,
      next_release: "more-answers",
    }),
  ).toMatchObject({
    responseCount: 47,
    releasedCount: 40,
    results: { mode: "groups", groupSize: 10 },
    nextRelease: "more-answers",
  });
});

test("questions say when their results show", () => {
  expect(readQuestionSet({ items: [], results }).results).toEqual({
    mode: "groups",
    groupSize: 10,
  });
});

test.each([0, -3, "many", undefined])(
  "a group of %j is of one",
  (group_size) => {
    expect(readResultsRule({ mode: "groups", group_size })).toEqual({
      mode: "groups",
      groupSize: 1,
    });
  },
);

test.each([null, {}, { mode: "never" }])(
  "%j is what servers did before they said it",
  (value) => {
    expect(readResultsRule(value)).toEqual({ mode: "live", groupSize: 1 });
  },
);
