import fc from "@nearsay/core/testing/property";
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
])("gives a reporter whose ID is %i ms old a weight of %d", (age, weight) => {
  expect(weightOfAge(age, usual)).toBe(weight);
});

it("ignores the order of the age steps", () => {
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
])(
  "lets a reporter with the record %j keep %d of the weight",
  (before, factor) => {
    expect(factorOf({ ...record, ...before })).toBeCloseTo(factor);
  },
);

it.each([
  [0, 3],
  [10, 3],
  [100, 6],
  [1000, 9],
  [10_000, 12],
])(
  "hides a survey with %i responses at a weight of %d",
  (responses, weight) => {
    expect(thresholdFor(3, responses)).toBeCloseTo(weight);
  },
);
