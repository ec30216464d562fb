import { plainForm } from "@nearsay/core/contract";
import { describeKind } from "./describe-kind.ts";

const askedFrom = (first: string) => ({
  allowMultiple: false,
  form: {
    ...plainForm,
    kind: "date" as const,
    dates: { first, last: "2026-11-27" },
  },
});

it.each([
  ["2026-11-01", "a day from 2026-11-01 to 2026-11-27"],
  ["2024-11-01", "a month from 2024-11 to 2026-11"],
  ["1990-11-01", "a year from 1990 to 2026"],
  ["1926-11-01", "a year from 1926 to 2026"],
])("describes days from %s as %s", (first, words) => {
  expect(describeKind(askedFrom(first), "en")).toBe(words);
});

it.each([
  ["km", "a number from 1 to 10 km"],
  ["", "a number from 1 to 10"],
  ["none", "a number from 1 to 10 none"],
])("describes numbers in %j as %j", (unit, words) => {
  const number = { least: 1, most: 10, decimals: 0, unit };
  const form = { ...plainForm, kind: "number" as const, number };
  expect(describeKind({ allowMultiple: false, form }, "en")).toBe(words);
});
