import { inRoundNumbers } from "./in-round-numbers.ts";

it.each([
  [10_000, "10,000"],
  [100_000, "100,000"],
  [878_800, "about 800,000"],
  [1_000_000, "1 million"],
  [31_000_000_000, "about 30 billion"],
  [1e12, "1 trillion"],
  [3e15, "more than a trillion"],
])("%d possibilities are %s", (count, written) => {
  expect(inRoundNumbers(count)).toBe(written);
});
