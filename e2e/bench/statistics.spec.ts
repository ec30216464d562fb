import { expect, test } from "@playwright/test";
import { median, quantile } from "./statistics.ts";

test("the median is the middle value, in any order and with any number of digits", () => {
  expect(median([1084, 904, 10_000, 890, 951])).toBe(951);
});

test("the 95th percentile has the slowest five of a hundred above it", () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(quantile(oneToHundred, 0.95)).toBe(96);
  expect(quantile([7], 0.95)).toBe(7);
});
