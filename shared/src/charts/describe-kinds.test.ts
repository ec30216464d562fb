import type { KindFigures } from "../contract/analytics.ts";
import { describeRanking, stepFigures } from "./describe-kinds.ts";

it("describes the item that is ranked above each of the others", () => {
  const items = [0, 1].map((item) => ({
    item,
    first: 1,
    meanRank: 1,
    wins: 1,
  }));
  const words = ["Oak", "Ash"];
  expect(describeRanking({ items, winner: 1 }, words, 2)).toBe(
    "In every comparison with another option, most people ranked “Ash” higher",
  );
  expect(describeRanking({ items, winner: null }, words, 2)).toBe(
    "No option was ranked higher by most people in every comparison",
  );
  expect(describeRanking({ items, winner: null }, words, 0)).toBe(
    "No answers to show yet",
  );
});

function number(
  least: number,
  most: number,
  places: number[],
  decimals = 0,
): KindFigures {
  const range = { least, most, decimals, unit: "km" };
  const form = { kind: "number" as const, number: range };
  return { form, options: [], places };
}

function dates(first: string, last: string, places: number[]): KindFigures {
  const form = { kind: "date" as const, dates: { first, last } };
  return { form, options: [], places };
}

describe("stepFigures", () => {
  it("names exact numbers and their median", () => {
    const figures = stepFigures(number(0, 4, [1, 2, 1, 0, 0]));
    expect(figures?.steps.map(({ name }) => name)).toEqual([
      ...["0 km", "1 km", "2 km", "3 km", "4 km"],
    ]);
    expect(figures?.label).toBe(
      "Half of the answers are at most 1 km; the middle half is from 1 km to 2 km",
    );
    expect(figures?.ends).toEqual(["0 km", "4 km"]);
  });

  it("describes a median within a step as approximate", () => {
    const figures = stepFigures(number(0, 99, [0, 10, 10]));
    expect(figures?.steps[1]?.name).toBe("5 – 9 km");
    expect(figures?.label).toBe(
      "Half of the answers are at most about 10 km; the middle half is from about 8 km to about 13 km",
    );
  });

  it("names tenths, days and weeks", () => {
    const tenths = stepFigures(number(0, 1, [0, 3, 1], 1));
    expect(tenths?.steps[1]?.name).toBe("0.1 km");
    const days = stepFigures(dates("2027-03-01", "2027-03-03", [1, 2, 1]));
    expect(days?.steps[2]?.name).toBe("Mar 3, 2027");
    const weeks = stepFigures(dates("2027-03-01", "2027-05-31", [1]));
    expect(weeks?.steps[0]?.name).toBe("Mar 1, 2027 – Mar 7, 2027");
    expect(weeks?.ends).toEqual(["Mar 1, 2027", "May 31, 2027"]);
    expect(weeks?.label).toBe("All 1 answered Mar 1, 2027 – Mar 7, 2027");
  });

  it("names months, years and decades, and their median", () => {
    const months = stepFigures(dates("2022-03-10", "2026-11-27", [1, 2, 1]));
    expect(months?.steps.slice(0, 2).map(({ name }) => name)).toEqual([
      "Mar 2022",
      "Apr 2022",
    ]);
    expect(months?.label).toBe(
      "Half of the answers are at most Apr 2022; the middle half is from Apr 2022 to May 2022",
    );
    const years = stepFigures(dates("1990-05-01", "2026-11-27", [0, 3]));
    expect(years?.label).toBe("All 3 answered 1991");
    expect(years?.ends).toEqual(["1990", "2026"]);
    const decades = stepFigures(dates("1926-05-01", "2026-11-27", [4, 0, 4]));
    expect(decades?.steps.slice(0, 2).map(({ name }) => name)).toEqual([
      "1920 – 1929",
      "1930 – 1939",
    ]);
    expect(decades?.label).toMatch(/^Half of the answers are at most about 19/);
  });

  it("is null for a kind without steps, and says if no one answered", () => {
    expect(
      stepFigures({ form: { kind: "text" }, options: [], places: [] }),
    ).toBeNull();
    expect(stepFigures(number(0, 4, []))?.label).toBe("No answers to show yet");
  });
});
