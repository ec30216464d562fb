import type { ResultsMode } from "@nearsay/core/contract";
import { formatDate } from "@nearsay/core/ui";
import { sayAfterwards } from "./say-afterwards.ts";

const others = "See how others answered, or join the discussion.";

function say(
  mode: ResultsMode,
  responseCount: number,
  {
    closed = false,
    expiresAt = "2026-05-04T10:00:00Z",
  }: { closed?: boolean; expiresAt?: string | null } = {},
) {
  const progress = { responseCount, closed, expiresAt };
  return sayAfterwards({ mode, groupSize: 10 }, progress);
}

test("after answering, the page offers others' answers if there can be some", () => {
  expect(say("live", 1)).toBe(others);
  expect(say("groups", 20)).toBe(others);
  expect(say("groups", 10, { closed: true })).toBe(others);
  expect(say("closed", 10, { closed: true })).toBe(others);
});

test("before the first group is complete, the page shows how many answers results require, and how many are missing", () => {
  expect(say("groups", 13)).toBe(
    "Results show once there are at least 20 responses, in groups of at least 10. Still missing: 7. Until then, you can join the discussion.",
  );
});

test("the page shows by which hour a survey closes that shows no results before", () => {
  const words = "Results show once the survey is closed";
  const closing = formatDate("2026-05-04T10:00:00Z", "datetime");
  expect(closing).toMatch(/^May 4, 2026, \d+:00/);
  expect(say("closed", 90)).toBe(
    `${words}, on ${closing}. Until then, you can join the discussion.`,
  );
  expect(say("closed", 90, { expiresAt: null })).toBe(
    `${words}. Until then, you can join the discussion.`,
  );
});

test("after closing with too few answers, the page shows why no results are visible", () => {
  expect(say("groups", 9, { closed: true })).toMatch(
    /^Too few people answered/,
  );
  expect(say("closed", 9, { closed: true })).toMatch(
    /^Too few people answered/,
  );
});
