import { plainForm } from "@nearsay/core/contract";
import { placesOfRanking } from "@nearsay/core/forms";
import { namePlaces, describeAnswer } from "./describe-answer.ts";

const number = { least: 0, most: 99, decimals: 0, unit: "km" };
const asked = (form: object, options: string[] = []) => ({
  options,
  form: { ...plainForm, ...form },
});
const ranking = asked({ kind: "ranking" }, ["Oak", "Ash", "Elm"]);

describe("answers as text", () => {
  it.each([
    ["a text", asked({ kind: "text" }), "Why not", "Why not"],
    ["options", asked({ kind: "choice" }, ["a", "b", "c"]), [0, 2], ["a", "c"]],
    ["a step of a scale", asked({ kind: "scale" }, ["1", "2"]), [1], ["2"]],
    ["a ranking", ranking, placesOfRanking([1, 2, 0]), "1. Ash 2. Elm 3. Oak"],
    ["a range of numbers", asked({ kind: "number", number }), [4], "20–24 km"],
    [
      "one number",
      asked({ kind: "number", number: { ...number, most: 9, unit: "" } }),
      [4],
      "4",
    ],
    [
      "a range of negative numbers with decimal places",
      asked({
        kind: "number",
        number: { least: -5, most: 5, decimals: 1, unit: "°C" },
      }),
      [0],
      "-5.0 … -4.6 °C",
    ],
    [
      "a day",
      asked({
        kind: "date",
        dates: { first: "2026-11-01", last: "2026-11-30" },
      }),
      [26],
      "2026-11-27",
    ],
    [
      "a week",
      asked({
        kind: "date",
        dates: { first: "2026-01-01", last: "2026-12-31" },
      }),
      [1],
      "2026-01-08–2026-01-14",
    ],
    [
      "a month",
      asked({
        kind: "date",
        dates: { first: "2024-03-10", last: "2026-12-31" },
      }),
      [1],
      "2024-04",
    ],
    [
      "a year",
      asked({
        kind: "date",
        dates: { first: "1990-03-10", last: "2026-12-31" },
      }),
      [9],
      "1999",
    ],
    [
      "a decade",
      asked({
        kind: "date",
        dates: { first: "1926-03-10", last: "2026-12-31" },
      }),
      [0],
      "1920–1929",
    ],
  ])("are %s", (_what, question, stored, expected) => {
    expect(describeAnswer(question, stored)).toEqual(expected);
  });

  it("label each position of a ranking", () => {
    expect(namePlaces(ranking, 15)).toEqual([
      ...["1. Oak", "2. Oak", "3. Oak", "1. Ash", "2. Ash", "3. Ash"],
      ...["1. Elm", "2. Elm", "3. Elm", "Oak > Ash", "Oak > Elm"],
      ...["Ash > Oak", "Ash > Elm", "Elm > Oak"],
      "Elm > Ash",
    ]);
  });
});
