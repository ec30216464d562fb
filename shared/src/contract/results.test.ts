import { readAnalytics } from "./analytics.ts";
import { readQuestionSet } from "./question.ts";
import { readResultsRule } from "./results.ts";

const results = { mode: "groups", group_size: 10 };

test("figures contain the number of responses they are based on", () => {
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

test("questions contain the rule for showing results", () => {
  expect(readQuestionSet({ items: [], results }).results).toEqual({
    mode: "groups",
    groupSize: 10,
  });
});

test.each([0, -3, "many", undefined])(
  "reads a group size of %j as 1",
  (group_size) => {
    expect(readResultsRule({ mode: "groups", group_size })).toEqual({
      mode: "groups",
      groupSize: 1,
    });
  },
);

test.each([null, {}, { mode: "never" }])(
  "reads %j as the rule of servers that do not send one",
  (value) => {
    expect(readResultsRule(value)).toEqual({ mode: "live", groupSize: 1 });
  },
);
