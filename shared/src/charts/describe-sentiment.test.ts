import { describeSentiment } from "./describe-sentiment.ts";
import { readSentiment } from "./sentiment-columns.ts";

const find = (counts: Record<string, number>, average: number | null = null) =>
  describeSentiment(
    readSentiment(
      Object.entries(counts).map(([bucket, count]) => ({ bucket, count })),
    ),
    average,
  );

test.each([
  [
    { positive: 58, neutral: 22, negative: 20 },
    "58% of responses with text sound positive",
  ],
  [{ positive: 1, negative: 2 }, "67% of responses with text sound negative"],
  [
    { positive: 999, negative: 1 },
    "Nearly all responses with text sound positive",
  ],
  [{ positive: 0, neutral: 12 }, "All 12 responses with text sound neutral"],
  [{ positive: 1 }, "The only response with text sounds positive"],
  [
    { positive: 5, negative: 5 },
    "Responses with text sound mixed: 50% negative and 50% positive",
  ],
  [
    { positive: 4, neutral: 3, negative: 3 },
    "Responses with text sound mixed: 40% positive, 30% negative, and 30% neutral",
  ],
  [{ joy: 3, anger: 1 }, "Most frequent is “joy”: 75% of responses with text"],
  [{ joy: 2, calm: 2 }, "No tone is the most frequent"],
  [{ positive: 0 }, "No sentiment yet"],
  [{}, "No sentiment yet"],
])("%j: %s", (counts, finding) => {
  expect(find(counts)).toBe(finding);
});

test("describes an average without a distribution as a percentage", () => {
  expect(find({}, 0.26)).toBe("Average 63%");
});
