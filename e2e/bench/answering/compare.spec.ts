import { expect, test } from "@playwright/test";
import { compare } from "./compare.ts";
import type { Visit } from "./visit.ts";

const visits = (...times: number[]): Visit[] =>
  times.map((answered) => ({ answered, lost: 0, bytes: 60_000, requests: 2 }));

test("every measure has the median of each page, and the ratios of ours to the others", () => {
  const [time, bytes, requests] = compare(visits(1200, 5000, 1100.4), [
    visits(1000, 990, 3000),
    visits(2400, 2300, 2500),
  ]);
  expect(time).toEqual({
    name: "first option that answers a click, ms",
    medians: [1200, 1000, 2400],
    ratios: [1.2, 0.5],
  });
  expect(bytes?.ratios).toEqual([1, 1]);
  expect(requests?.medians).toEqual([2, 2, 2]);
});
