import type { Analytics } from "@nearsay/core/contract";
import { chartFiles as drawFiles } from "./chart-files.ts";

const figures = (yes: number, no: number): Analytics => ({
  responseCount: yes + no,
  releasedCount: yes + no,
  flaggedCount: 0,
  withoutFlagged: false,
  leftOutReason: null,
  ticketCount: 0,
  languages: [],
  answerPlaces: "none",
  rings: [],
  tickets: "apart",
  nextRelease: null,
  language: "en",
  results: { mode: "live", groupSize: 1 },
  timeSeries: [
    { bucket: "2026-11-01", count: yes },
    { bucket: "2026-11-02", count: no },
  ],
  choiceBreakdown: {
    lit: [
      { option: "Yes", count: yes },
      { option: "No", count: no },
    ],
  },
  questionTotals: { lit: yes + no },
  questionTexts: { lit: "Is the path lit?" },
  kinds: {},
  sentimentAverage: 0,
  sentimentHistogram: [
    { bucket: "-1.0…0.0", count: no },
    { bucket: "0.0…1.0", count: yes },
  ],
  topKeywords: [],
  summary: "",
  withheldUntil: null,
  updatedAt: null,
});

const closed = new Date("2026-11-20T12:00:00Z");
const chartFiles = (files: Parameters<typeof drawFiles>[0]) =>
  drawFiles(files, closed, closed);

const names = [
  ...["charts/responses-over-time.svg", "charts/choices-1.svg"],
  "charts/sentiment.svg",
];

test("every chart has both sides, with labels, if they are shown separately", () => {
  const files = chartFiles({
    analytics: figures(7, 5),
    sides: { tickets: figures(1, 3), others: figures(6, 2) },
  });
  expect([...files.keys()]).toEqual(names);
  for (const [name, drawing] of files) {
    expect([name, drawing]).toEqual([
      name,
      expect.stringMatching(/>By ticket<[^]*>Everybody else</),
    ]);
    expect(drawing).not.toMatch(/var\(|light-dark/);
  }
  const choices = files.get("charts/choices-1.svg");
  expect(choices).toMatch(/75% · 3[^]*Everybody else<[^]*75% · 6/);
});

test("a chart shows all answers if no sides are shown separately", () => {
  const files = chartFiles({ analytics: figures(7, 5), sides: null });
  expect([...files.keys()]).toEqual(names);
  expect([...files.values()].join()).not.toContain("By ticket");
});

test("a chart over time states that answers with counted locations appear at the time of their release", () => {
  const analytics: Analytics = { ...figures(7, 0), answerPlaces: "rings" };
  const files = chartFiles({ analytics, sides: null });
  expect(files.get("charts/responses-over-time.svg")).toContain(
    "All 7 responses were shown on Nov 1",
  );
});

test("a chart over time treats no incomplete day as complete", () => {
  const days = [...Array<number>(7).fill(10), ...Array<number>(7).fill(5), 1];
  const analytics: Analytics = {
    ...figures(7, 0),
    timeSeries: days.map((count, index) => ({
      bucket: new Date(Date.UTC(2026, 10, 1 + index)).toISOString(),
      count,
    })),
  };
  const noon = new Date("2026-11-15T12:00:00Z");
  const drawnWhile = (closesAt: Date) =>
    drawFiles({ analytics, sides: null }, noon, closesAt).get(
      "charts/responses-over-time.svg",
    );
  expect(drawnWhile(new Date("2026-12-24"))).toContain("50% fewer responses");
  expect(drawnWhile(noon)).toContain("52% fewer responses");
});

const byKind = (places: number, agree: number): Analytics => ({
  ...figures(0, 0),
  timeSeries: [],
  sentimentHistogram: [],
  choiceBreakdown: {
    wider: ["Agree", "Disagree", "Pass"].map((option, place) => ({
      option,
      count: place === 0 ? agree : 1,
    })),
    liked: ["1", "2"].map((option) => ({ option, count: 2 })),
  },
  questionTotals: { wider: agree + 2, liked: 4, far: places, first: 1 },
  questionTexts: {
    wider: "Widen it.",
    liked: "How is it?",
    far: "How far?",
    first: "Which first?",
  },
  kinds: {
    wider: { form: { kind: "statement" }, options: [], places: [] },
    liked: {
      options: [],
      places: [],
      form: {
        kind: "scale",
        scale: { from: 1, to: 2, look: "numbers", low: "", high: "" },
      },
    },
    first: {
      form: { kind: "ranking" },
      options: ["Oak", "Ash"],
      places: [0, 1, 1, 0, 0, 1],
    },
    far: {
      options: [],
      places: [places, 0, 1],
      form: {
        kind: "number",
        number: { least: 0, most: 2, decimals: 0, unit: "km" },
      },
    },
  },
});

test("every kind has a separate chart with a description", () => {
  const files = chartFiles({ analytics: byKind(6, 3), sides: null });
  expect([...files.keys()].sort()).toEqual(
    [...["choices-1", "number-2", "ranking-1", "statements"]].map(
      (name) => `charts/${name}.svg`,
    ),
  );
  const labelOf = (name: string) =>
    /aria-label="([^"]*)"/.exec(files.get(`charts/${name}.svg`) ?? "")?.[1];
  expect(labelOf("choices-1")).toBe(
    "How is it?: 1.5 of 2 on average (n = 4); 100% gave one of the two highest",
  );
  expect(labelOf("ranking-1")).toBe(
    "Which first?: In every comparison with another option, most people ranked “Ash” higher",
  );
  expect(labelOf("number-2")).toMatch(
    /^How far\?: Half of the answers are at most 0 km/,
  );
  expect(labelOf("statements")).toBe("Most agreement: “Widen it.”, 60% agree");
});

test("a chart of every kind has both sides", () => {
  const files = chartFiles({
    analytics: byKind(6, 3),
    sides: { tickets: byKind(2, 1), others: byKind(4, 2) },
  });
  expect(files.size).toBe(4);
  for (const drawing of files.values())
    expect(drawing).toMatch(/>By ticket<[^]*>Everybody else</);
  expect(files.get("charts/statements.svg")).toMatch(
    /33% agree[^]*Everybody else<[^]*50% agree/,
  );
});
