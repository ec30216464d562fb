import { expect, test } from "@playwright/test";
import { judge } from "./judge.ts";

const good = {
  own: 110,
  byHand: 100,
  libraries: { Plot: 111, echarts: 300 },
  few: 200,
  many: 400,
};

test("nothing is missed at the limits", () => {
  expect(judge(good)).toEqual([]);
});

test("ours may take a tenth longer than the hand-written page", () => {
  expect(judge({ ...good, byHand: 99 })).toEqual([
    "Wanted: at most 1.1 × the page written by hand; it is 1.11 ×.",
  ]);
});

test("ours must be faster than every library", () => {
  expect(judge({ ...good, libraries: { Plot: 111, echarts: 110 } })).toEqual([
    "Wanted: faster than echarts.",
  ]);
});

test("400 questions may take twice as long as 20", () => {
  expect(judge({ ...good, many: 401 })).toEqual([
    "Wanted: at most 2 × 20 questions for 400; it is 2.00 ×.",
  ]);
});
