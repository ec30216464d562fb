import type { Analytics } from "@nearsay/core/contract";
import { chartFiles } from "./chart-files.ts";

const figures = (yes: number, no: number): Analytics => ({
  ...{ responseCount: yes + no, releasedCount: yes + no, flaggedCount: 0 },
  ...{
    withoutFlagged: false,
    leftOutReason: null,
    ticketCount: 0,
    languages: [],
  },
  ...{ tickets: "apart", nextRelease: null },
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
  ...{ topKeywords: [], summary: "", withheldUntil: null, updatedAt: null },
});

const names = [
  ...["charts/responses-over-time.svg", "charts/choices-1.svg"],
  "charts/sentiment.svg",
];

test("every chart has both sides, named, where they are shown apart", () => {
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

test("a chart is of all where nobody is told apart", () => {
  const files = chartFiles({ analytics: figures(7, 5), sides: null });
  expect([...files.keys()]).toEqual(names);
  expect([...files.values()].join()).not.toContain("By ticket");
});
