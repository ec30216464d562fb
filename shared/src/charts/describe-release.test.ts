import type { NextRelease, ResultsMode } from "../contract/results.ts";
import { describeRelease, showsFigures } from "./describe-release.ts";

/** Figures of a survey with groups of ten responses. */
function figures(
  mode: ResultsMode,
  responseCount: number,
  releasedCount: number,
  nextRelease: NextRelease | null,
) {
  const results = { mode, groupSize: 10 };
  return {
    responseCount,
    releasedCount,
    results,
    nextRelease,
    flaggedCount: 0,
    withoutFlagged: false,
    answerPlaces: "none" as const,
  };
}

const describeState = (...state: Parameters<typeof figures>) => {
  const { title, hint } = describeRelease(figures(...state), "May 4, 2026");
  return hint === null ? title : `${title} ${hint}`;
};

test.each([
  [
    0,
    "Nobody has answered yet. Results show once there are at least 20 responses",
  ],
  [1, "1 person answered. Results show once there are at least 20 responses"],
  [19, "19 people answered. Results show once there are at least 20 responses"],
])("%i responses in groups explain what is missing", (count, words) => {
  const text = describeState("groups", count, 0, "more-answers");
  expect(text).toBe(`${words}, in groups of at least 10.`);
});

test("a sufficient number of unreleased responses waits for five networks", () => {
  expect(describeState("groups", 20, 0, "more-answers")).toMatch(
    /^20 people answered\. Results show once at least 10 responses have come from five networks or more/,
  );
});

test("a sufficient number of responses with counted locations waits for more from one location", () => {
  const waiting = figures("groups", 66, 0, "more-answers");
  expect(
    describeRelease({ ...waiting, answerPlaces: "rings" }, null).hint,
  ).toMatch(/^Results show where responses come from, in groups of/);
});

test("a release says how many responses it shows, and that the next ones are released together", () => {
  expect(describeState("groups", 1247, 1040, "more-answers")).toBe(
    "Shows 1,040 of 1,247 responses. The next ones are shown together. All figures except the number of responses are based on those 1,040.",
  );
});

test("a survey that shows results after closing says when that is, if known", () => {
  const words = "12 people answered. Results show once the survey is closed";
  expect(describeState("closed", 12, 0, "closing")).toBe(
    `${words}, on May 4, 2026.`,
  );
  expect(describeRelease(figures("closed", 12, 0, "closing"), null).hint).toBe(
    "Results show once the survey is closed.",
  );
});

test.each([
  [0, 0, "Nobody answered."],
  [
    7,
    0,
    "7 people answered. There are too few responses to show without revealing who gave them.",
  ],
  [
    47,
    40,
    "Shows 40 of 47 responses. The other 7 are too few to show without revealing who gave them.",
  ],
  [
    41,
    40,
    "Shows 40 of 41 responses. The last one cannot be shown without revealing who gave it.",
  ],
  [40, 40, "Shows all 40 responses."],
])(
  "of %i responses to a closed survey %i are shown: the text gives the reason",
  (all, shown, words) => {
    expect(describeState("groups", all, shown, null)).toBe(words);
  },
);

test("a group that still waits after closing shows soon, or came from too few networks", () => {
  expect(describeState("closed", 47, 0, null)).toBe(
    "47 people answered. Results show within minutes, unless the responses came from fewer than five networks: then they would reveal who gave them.",
  );
  expect(describeState("groups", 60, 40, null)).toContain(
    "The others show within minutes, unless they came from fewer than five networks.",
  );
});

test("figures that include each answer at once are labelled as such", () => {
  expect(describeState("live", 3, 3, null)).toBe(
    "Figures change with each response. Anyone who watches them can work out what one person answered.",
  );
});

test("nothing is drawn before the first release, unless each answer is shown at once", () => {
  expect(showsFigures(figures("groups", 19, 0, "more-answers"))).toBe(false);
  expect(showsFigures(figures("groups", 20, 10, "more-answers"))).toBe(true);
  expect(showsFigures(figures("live", 0, 0, null))).toBe(true);
});

test.each([
  [
    { releasedCount: 50, withoutFlagged: false },
    "Shows all 50 responses. Flagged responses: 12, counted.",
  ],
  [
    { releasedCount: 38, withoutFlagged: true },
    "Shows 38 of 50 responses. Flagged responses: 12, left out.",
  ],
])("the text reports flagged answers: %o", (view, words) => {
  const { title, hint } = describeRelease(
    {
      ...figures("groups", 50, 50, "more-answers"),
      flaggedCount: 12,
      ...view,
    },
    null,
  );
  expect(`${title} ${hint}`).toBe(words);
});
