import fc from "../testing/property.ts";
import { readAnalytics } from "../contract/analytics.ts";
import {
  type ChoiceQuestion,
  choiceQuestions,
  gridTopCount,
  matrixColumns,
  matrixRow,
  narrowMaxWidth,
  questionMax,
  rankOptions,
  segmentLabelPercent,
  stackSegments,
  topOption,
  topOptions,
} from "./choices.ts";
import { sum } from "./insights.ts";

function question(counts: Record<string, number>): ChoiceQuestion {
  const options = Object.entries(counts).map(([option, count]) => ({
    option,
    count,
  }));
  return { id: "q", text: "", total: sum(Object.values(counts)), options };
}

const anyQuestion = fc
  .uniqueArray(
    fc.record({ option: fc.string({ minLength: 1 }), count: fc.nat(1000) }),
    { selector: ({ option }) => option, maxLength: 30 },
  )
  .map((options): ChoiceQuestion => ({ id: "q", text: "", total: 1, options }));

test("the constants equal those of the specification", () => {
  expect(matrixColumns).toEqual({ wide: 5, narrow: 4 });
  expect(narrowMaxWidth).toBe(560);
  expect(questionMax).toEqual({ matrix: 90, detail: 80, grid: 90 });
  expect(gridTopCount).toBe(3);
  expect(segmentLabelPercent).toBe(15);
});

test("questions are read with their text, total and options in the written order", () => {
  const questions = choiceQuestions({
    responseCount: 3,
    releasedCount: 3,
    flaggedCount: 0,
    withoutFlagged: false,
    leftOutReason: null,
    ticketCount: 0,
    language: "en",
    languages: [],
    answerPlaces: "none",
    rings: [],
    tickets: "off" as const,
    results: { mode: "live", groupSize: 1 },
    nextRelease: null,
    timeSeries: [],
    choiceBreakdown: {
      a: [
        { option: "Yes", count: 2 },
        { option: "No", count: 1 },
      ],
      b: [],
    },
    questionTotals: { a: 3 },
    questionTexts: { a: "Agree?" },
    kinds: {},
    sentimentAverage: null,
    sentimentHistogram: [],
    topKeywords: [],
    summary: "",
    withheldUntil: null,
    updatedAt: null,
  });
  expect(questions).toEqual([
    {
      id: "a",
      text: "Agree?",
      total: 3,
      options: [
        { option: "Yes", count: 2 },
        { option: "No", count: 1 },
      ],
    },
    { id: "b", text: "", total: 0, options: [] },
  ]);
});

test("an option that is listed twice counts once with both counts", () => {
  const analytics = readAnalytics({
    mc_breakdown: {
      a: [
        { option: "Bus", count: 2 },
        { option: "Tram", count: 1 },
        { option: "Bus", count: 3 },
      ],
    },
  });
  expect(choiceQuestions(analytics)[0]?.options).toEqual([
    { option: "Bus", count: 5 },
    { option: "Tram", count: 1 },
  ]);
});

test("an option without text gets a name, and counts once", () => {
  const analytics = readAnalytics({
    mc_breakdown: { a: { "": 2, Bus: 5, "  ": 1 } },
  });
  expect(choiceQuestions(analytics)[0]?.options).toEqual([
    { option: "(no text)", count: 3 },
    { option: "Bus", count: 5 },
  ]);
});

test("options are ranked by count, ties in the written order", () => {
  const { options } = question({ a: 1, b: 3, c: 1 });
  expect(rankOptions(options).map(({ option }) => option)).toEqual([
    "b",
    "a",
    "c",
  ]);
});

test("the top option is the only one with the highest count", () => {
  expect(topOption(question({ a: 1, b: 3 }).options)).toBe("b");
  expect(topOption(question({ a: 3, b: 3 }).options)).toBeNull();
  expect(topOption(question({ a: 0, b: 0 }).options)).toBeNull();
  expect(topOption([])).toBeNull();
});

test("the overall top counts an option across all questions", () => {
  const questions = [question({ a: 5, b: 4, c: 1 }), question({ c: 5, d: 2 })];
  expect(topOptions(questions, 2)).toEqual(["c", "a"]);
});

describe("matrix row", () => {
  test("shows every option in full up to the number of columns", () => {
    const row = matrixRow(question({ a: 1, b: 0, c: 2, d: 3, e: 1 }), [], 5);
    expect(row.view).toBe("full");
    expect(row.cells.map(({ option }) => option)).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
  });

  test("shows top options and four buckets for more options than that", () => {
    const row = matrixRow(
      question({ Great: 1, Bad: 2, Maybe: 3, "By bus": 4, Tram: 9, Car: 8 }),
      ["Tram"],
      2,
    );
    expect(row.view).toBe("buckets");
    expect(
      row.cells.map(({ kind, option, count }) => [kind, option, count]),
    ).toEqual([
      ["option", "Tram", 9],
      ["option", "Car", 8],
      ["positive", "", 1],
      ["neutral", "", 3],
      ["negative", "", 2],
      ["other", "", 4],
    ]);
  });

  test("assigns no sentiment to options that are not in English", () => {
    const analytics = (language: unknown) =>
      readAnalytics({
        ...(language !== undefined && { language }),
        mc_breakdown: { 1: { Gut: 3, Bad: 2, Great: 1 } },
      });
    const kinds = (language: unknown) =>
      choiceQuestions(analytics(language)).flatMap((one) =>
        matrixRow(one, [], 1).cells.map(({ kind, count }) => [kind, count]),
      );
    const toned = [
      ["option", 3],
      ["positive", 1],
      ["neutral", 0],
      ["negative", 2],
      ["other", 0],
    ];
    expect(kinds("en")).toEqual(toned);
    expect(kinds(undefined)).toEqual(toned);
    const withheld = [
      ["option", 3],
      ["other", 3],
    ];
    expect(kinds("de")).toEqual(withheld);
    expect(kinds(null)).toEqual(withheld);
  });

  test("prefers the overall top options that the question offers", () => {
    const row = matrixRow(question({ a: 9, b: 8, c: 1 }), ["x", "c"], 2);
    expect(row.cells.slice(0, 2).map(({ option }) => option)).toEqual([
      "a",
      "c",
    ]);
  });

  test("counts every selection once", () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 1, max: 8 }), (any, limit) => {
        const { cells } = matrixRow(any, topOptions([any], limit), limit);
        const expected = any.options.map(({ option }) => option).sort();
        const shown = cells.flatMap(({ members }) =>
          members.map(({ option }) => option),
        );
        expect(shown.sort()).toEqual(expected);
        expect(sum(cells.map(({ count }) => count))).toBe(
          sum(any.options.map(({ count }) => count)),
        );
      }),
    );
  });
});

describe("stacked bar", () => {
  test("keeps the top three and sums the rest as Other", () => {
    const { options } = question({ a: 1, b: 5, c: 4, d: 3, e: 2 });
    expect(
      stackSegments(options).map(({ kind, option, count, members }) => [
        kind,
        option,
        count,
        members.map((member) => member.option).join(),
      ]),
    ).toEqual([
      ["option", "b", 5, "b"],
      ["option", "c", 4, "c"],
      ["option", "d", 3, "d"],
      ["other", "", 3, "e,a"],
    ]);
  });

  test("has no Other if there are only three options", () => {
    const { options } = question({ a: 1, b: 5, c: 4 });
    expect(stackSegments(options).map(({ kind }) => kind)).toEqual([
      "option",
      "option",
      "option",
    ]);
  });

  test("contains every selection in at most four segments", () => {
    fc.assert(
      fc.property(anyQuestion, ({ options }) => {
        const segments = stackSegments(options);
        expect(segments.length).toBeLessThanOrEqual(4);
        expect(sum(segments.map(({ count }) => count))).toBe(
          sum(options.map(({ count }) => count)),
        );
      }),
    );
  });
});
