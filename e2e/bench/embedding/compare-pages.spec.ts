import { expect, test } from "@playwright/test";
import { comparePages } from "./compare-pages.ts";

const visits = (...times: number[]) =>
  times.map((answered) => ({ answered, lost: 0, bytes: 9000.4, requests: 2 }));

test("every page has its medians, and its time relative to the reference pages", () => {
  const [ours, theirs] = comparePages(
    [
      { name: "frame", visits: visits(500, 900, 400.2) },
      { name: "by hand", visits: visits(1000, 990, 3000) },
    ],
    ["by hand"],
  );
  expect(ours).toEqual({
    name: "frame",
    answered: 500,
    bytes: 9000,
    requests: 2,
    ratios: [0.5],
  });
  expect(theirs?.ratios).toEqual([1]);
});
