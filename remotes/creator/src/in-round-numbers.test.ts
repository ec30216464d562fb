import { inRoundNumbers } from "./in-round-numbers.ts";

it.each([
  [10_000, "exact", "10,000"],
  [100_000, "exact", "100,000"],
  [878_800, "about", "800,000"],
  [1_000_000, "exact", "1 million"],
  [31_000_000_000, "about", "30 billion"],
  [1e12, "exact", "1 trillion"],
  [3e15, "beyond", "1 trillion"],
])("%d possibilities are %s %s", (count, precision, written) => {
  expect(inRoundNumbers(count)).toEqual({ precision, written });
});
