import fc from "fast-check";
import { weightOfAge } from "./report-rules.ts";

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
