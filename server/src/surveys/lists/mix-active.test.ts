import { mixActive } from "./mix-active.ts";

const rows = (...counts: number[]) =>
  counts.map((responseCount, place) => ({
    surveyId: counts.length - place,
    responseCount,
  }));

it("alternates between the newest and the most answered, each once", () => {
  const mixed = mixActive(rows(0, 0, 7, 1, 9));
  expect(mixed.map(({ surveyId }) => surveyId)).toEqual([5, 1, 4, 3, 2]);
});

it("leaves the newest in order if none has answers", () => {
  const newest = rows(0, 0, 0);
  expect(mixActive(newest)).toEqual(newest);
  expect(mixActive([])).toEqual([]);
});
