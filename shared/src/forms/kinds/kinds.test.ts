import fc from "../../testing/property.ts";
import { type QuestionForm, plainForm } from "../../contract/question-form.ts";
import type { AskedQuestion } from "./kind.ts";
import { quartilesOf } from "./number/quartiles.ts";
import {
  placesOfRanking,
  rankingFigures,
  rankingOfPlaces,
} from "./ranking/ranks.ts";
import { countedPlaces, readAnswer } from "./kinds.ts";
import { scaleFigures, scaleOptions } from "./scale/scale.ts";
import {
  dateSteps,
  datePlace,
  dayAt,
  daysAt,
  dayNumber,
} from "./date/date-steps.ts";
import { numberPlace, numberSteps, numbersAt } from "./number/steps.ts";

function asked(
  form: Partial<QuestionForm>,
  options: string[] = [],
  allowMultiple = false,
): AskedQuestion {
  return { options, allowMultiple, form: { ...plainForm, ...form } };
}

describe("a number", () => {
  const rent = { least: 0, most: 2000, decimals: 0, unit: "€" };

  it("is stored in steps, so that each represents several people", () => {
    expect(numberSteps(rent)).toEqual({ units: 2001, width: 100, count: 21 });
    expect(numberPlace(rent, 949)).toBe(9);
    expect(numbersAt(rent, 9)).toEqual([900, 999]);
    expect(numbersAt(rent, 20)).toEqual([2000, 2000]);
  });

  it("is stored exactly if its range is short", () => {
    const bikes = { least: 0, most: 10, decimals: 0, unit: "" };
    expect(numberSteps(bikes).count).toBe(11);
    expect(numbersAt(bikes, 3)).toEqual([3, 3]);
  });

  it("has no more steps than the maximum, each number in the step that contains it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 2 }),
        fc.nat(),
        (least, units, decimals, pick) => {
          const scale = 10 ** decimals;
          const at = (unit: number) =>
            Number(((least + unit) / scale).toFixed(decimals));
          const range = { least: at(0), most: at(units), decimals, unit: "" };
          const value = at(pick % (units + 1));
          const place = numberPlace(range, value);
          expect(numberSteps(range).count).toBeLessThanOrEqual(40);
          expect(place).not.toBeNull();
          const [first, last] = numbersAt(range, place ?? 0);
          expect(first <= value && value <= last).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["12.5", "range"],
    ["2001", "range"],
    ["-1", "range"],
    ["1e3", "number"],
    ["many", "number"],
    ["", undefined],
  ])("answered by %j is %s", (text, problem) => {
    const question = asked({ kind: "number", number: rent });
    expect(readAnswer(question, text).problem).toBe(problem);
  });
});

describe("a date", () => {
  const spring = { first: "2027-03-01", last: "2027-05-31" };

  it("is stored by the week if there are many days", () => {
    expect(datePlace(spring, "2027-03-08")).toBe(1);
    expect(daysAt(spring, 1)).toEqual(["2027-03-08", "2027-03-14"]);
    expect(daysAt(spring, 13)).toEqual(["2027-05-31", "2027-05-31"]);
  });

  it.each([
    ["2026-11-01", "2026-11-30", "day", 30],
    ["2026-01-01", "2027-03-10", "week", 62],
    ["2026-01-01", "2027-03-11", "month", 15],
    ["2022-03-10", "2026-11-27", "month", 57],
    ["2000-01-01", "2026-11-27", "year", 27],
    ["1965-12-31", "2026-01-01", "year", 62],
    ["1964-12-31", "2026-01-01", "decade", 7],
    ["1906-11-27", "2026-11-27", "decade", 13],
  ] as const)(
    "from %s to %s is counted by the %s",
    (first, last, by, count) => {
      expect(dateSteps({ first, last })).toEqual({ by, count });
    },
  );

  it("is in the step that contains it, of few enough steps", () => {
    const span = fc.record({ first: fc.nat(40_000), length: fc.nat(43_829) });
    fc.assert(
      fc.property(span, fc.nat(), ({ first, length }, pick) => {
        const from = first - 30_000;
        const range = { first: dayAt(from), last: dayAt(from + length + 1) };
        const day = dayAt(from + (pick % (length + 2)));
        const place = datePlace(range, day);
        expect(dateSteps(range).count).toBeLessThanOrEqual(62);
        expect(place).toBeLessThan(dateSteps(range).count);
        const [begin, end] = daysAt(range, place ?? -1);
        expect(begin <= day && day <= end).toBe(true);
        expect(dayNumber(begin)).not.toBeNull();
      }),
    );
  });

  const life = { first: "1926-05-01", last: "2026-11-27" };
  const recent = { first: "2022-03-10", last: "2026-11-27" };

  it.each([
    [life, "1999", undefined],
    [life, "1999-12", undefined],
    [life, "1999-12-31", undefined],
    [life, "1926", undefined],
    [life, "1925", "range"],
    [life, "2027", "range"],
    [life, "99", "date"],
    [life, "1999-", "date"],
    [life, "1999-13", "date"],
    [recent, "2024-02", undefined],
    [recent, "2022-02", "range"],
    [recent, "2024", "date"],
    [spring, "2027-03", "date"],
  ])("of %j answered by %j is %s", (range, text, problem) => {
    const question = asked({ kind: "date", dates: range });
    expect(readAnswer(question, text).problem).toBe(problem);
  });

  it.each([
    ["2027-02-30", "date"],
    ["2027-3-1", "date"],
    ["2027-02-28", "range"],
    ["2027-06-01", "range"],
    ["2027-05-31", undefined],
  ])("answered by %j is %s", (text, problem) => {
    const question = asked({ kind: "date", dates: spring });
    expect(readAnswer(question, text).problem).toBe(problem);
  });
});

describe("a ranking", () => {
  const trees = ["Oak", "Ash", "Elm"];
  const question = asked({ kind: "ranking" }, trees);

  it("can be restored from its indexes", () => {
    const order = fc
      .uniqueArray(fc.nat(9), { minLength: 2 })
      .map((given) =>
        given.map((item) => [...given].sort((a, b) => a - b).indexOf(item)),
      );
    fc.assert(
      fc.property(order, (given) => {
        const places = placesOfRanking(given);
        expect(rankingOfPlaces(given.length, places)).toEqual(given);
        const counted = countedPlaces(
          asked({ kind: "ranking" }, given.map(String)),
        );
        expect(Math.max(...places)).toBeLessThan(counted);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it("accepts every item once", () => {
    expect(readAnswer(question, ["Ash", "Oak"]).problem).toBe("incomplete");
    expect(readAnswer(question, ["Ash", "Oak", "Pine"]).problem).toBe("option");
    expect(readAnswer(question, [])).toEqual({ stored: null });
    expect(readAnswer(question, ["Ash", "Elm", "Oak"])).toEqual({
      stored: placesOfRanking([1, 2, 0]),
    });
  });

  it("finds the item most often ranked first, the mean rank, and the item that beats all others in pairs", () => {
    // No one ranks Ash first, but it beats each of the others two to one.
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ];
    const counts = Array<number>(countedPlaces(question)).fill(0);
    for (const place of orders.flatMap(placesOfRanking))
      counts[place] = (counts[place] ?? 0) + 1;
    const { items, winner } = rankingFigures(3, counts, orders.length);
    expect(items.map(({ first }) => first)).toEqual([2, 1, 2]);
    expect(items.map(({ meanRank }) => meanRank)).toEqual([2, 1.8, 2.2]);
    expect(winner).toBe(1);
  });

  it("has no winner if no one answered, or nothing beats all others", () => {
    expect(rankingFigures(3, [], 0).winner).toBeNull();
    const circle = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ];
    const counts = Array<number>(countedPlaces(question)).fill(0);
    for (const place of circle.flatMap(placesOfRanking))
      counts[place] = (counts[place] ?? 0) + 1;
    expect(rankingFigures(3, counts, 3).winner).toBeNull();
  });
});

describe("a choice", () => {
  const question = asked(
    { kind: "choice", least: 2, most: 2, exclusive: 3 },
    ["Bus", "Tram", "Bike", "None of these"],
    true,
  );

  it.each([
    [["Bus"], "least"],
    [["Bus", "Tram", "Bike"], "most"],
    [["Bus", "None of these"], "exclusive"],
    [["None of these"], undefined],
    [["Tram", "Bus"], undefined],
    [["Car"], "option"],
  ])("answered by %j is %s", (answer, problem) => {
    expect(readAnswer(question, answer).problem).toBe(problem);
  });

  it("of one accepts one", () => {
    const one = asked({ kind: "yes_no" }, ["Yes", "No"]);
    expect(readAnswer(one, ["Yes", "No"]).problem).toBe("single");
    expect(readAnswer(one, "No")).toEqual({ stored: [1] });
  });
});

it("computes the mean of a scale and how many chose its two highest values", () => {
  const scale = { from: 0, to: 3, look: "numbers", low: "", high: "" } as const;
  expect(scaleOptions(scale)).toEqual(["0", "1", "2", "3"]);
  expect(scaleFigures(scale, [1, 0, 2, 1])).toEqual({
    answers: 4,
    mean: 1.75,
    topTwo: 3,
  });
  expect(scaleFigures(scale, [0, 0, 0, 0]).mean).toBeNull();
});

it("finds quartiles along the steps", () => {
  expect(quartilesOf([0, 4, 0, 4])).toEqual({
    lower: 1.5,
    median: 2,
    upper: 3.5,
  });
  expect(quartilesOf([0, 0])).toBeNull();
});
