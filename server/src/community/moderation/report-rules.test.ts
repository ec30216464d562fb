import fc from "fast-check";
import { factorOf, thresholdFor, weightOfAge } from "./report-rules.ts";

const hour = 3_600_000;
const usual = [
  { hours: 1, weight: 0.5 },
  { hours: 24, weight: 1 },
];

it.each([
  [0, 0],
  [hour - 1, 0],
  [hour, 0.5],
  [24 * hour - 1, 0.5],
  [24 * hour, 1],
  [9000 * hour, 1],
])("an age of %i ms weighs %d", (age, weight) => {
  expect(weightOfAge(age, usual)).toBe(weight);
});

it("does not care for the order of the steps", () => {
  const steps = fc.array(fc.record({ hours: fc.nat(100), weight: fc.nat(5) }), {
    maxLength: 5,
  });
  const unique = steps.filter(
    (list) => new Set(list.map(({ hours }) => hours)).size === list.length,
  );
  fc.assert(
    fc.property(unique, fc.nat(101 * hour), (list, age) => {
      expect(weightOfAge(age, [...list].reverse())).toBe(
        weightOfAge(age, list),
      );
    }),
  );
});

const record = { wrong: 0, own: 0, network: 0 };

it.each([
  [{}, 1],
  [{ own: 1 }, 1],
  [{ own: 2 }, 2 / 3],
  [{ own: 9 }, 1 / 5],
  [{ network: 3 }, 1],
  [{ network: 7 }, 1 / 2],
  [{ own: 3, network: 7 }, 1 / 2],
  [{ wrong: 1 }, 1 / 4],
  [{ wrong: 2, own: 3 }, 1 / 32],
])("who reported %j before has %d of the weight", (before, factor) => {
  expect(factorOf({ ...record, ...before })).toBeCloseTo(factor);
});

it.each([
  [0, 3],
  [10, 3],
  [100, 6],
  [1000, 9],
  [10_000, 12],
])(
  "a survey with %i responses is hidden by a weight of %d",
  (responses, weight) => {
    expect(thresholdFor(3, responses)).toBeCloseTo(weight);
  },
);
