import type { Analytics } from "@nearsay/core/contract";
import { type ExportedSurvey, renderExport } from "./export-page.ts";

const survey: ExportedSurvey = {
  title: "Night buses",
  instructions: "For everyone who rides them.",
  createdAt: new Date("2026-11-01T10:00:00Z"),
  expiresAt: new Date("2026-12-01T10:00:00Z"),
};
const now = new Date("2026-11-16T10:00:00Z");

const analytics: Analytics = {
  responseCount: 150,
  timeSeries: Array.from({ length: 15 }, (_, index) => ({
    bucket: `2026-11-${String(index + 1).padStart(2, "0")}`,
    count: index < 8 ? 5 : 15,
  })),
  choiceBreakdown: {
    often: [
      { option: "Daily", count: 90 },
      { option: "Weekly", count: 40 },
      { option: "Never", count: 10 },
    ],
    line: ["N1", "N2", "N3", "N4", "N5"].map((option, index) => ({
      option,
      count: 50 - 10 * index,
    })),
  },
  questionTotals: { often: 140, line: 150 },
  questionTexts: { often: "How often do you ride?" },
  sentimentAverage: 0.5,
  sentimentHistogram: [
    { bucket: "-1.0 to -0.6", count: 10 },
    { bucket: "0.6 to 1.0", count: 30 },
  ],
  topKeywords: Array.from({ length: 30 }, (_, index) => ({
    term: `term ${String(index + 1)}`,
    count: 60 - index,
  })),
  summary: "Most ride daily. 64% want later buses.",
  withheldUntil: null,
  updatedAt: "2026-11-15T20:00:00Z",
};

const render = (changes: Partial<Analytics> = {}) =>
  renderExport(survey, { ...analytics, ...changes }, now);

test("names no token that its style sheet leaves undefined, and defines none in vain", () => {
  const page = render();
  const names = (pattern: RegExp) =>
    [...new Set([...page.matchAll(pattern)].map(([, name]) => name))].sort();
  expect(names(/var\((--[\w-]+)\)/g)).toEqual(names(/(--[\w-]+):/g));
});

test("tells what the line of responses shows in a sentence", () => {
  const [, finding] = /<p class="finding">([^<]*)</.exec(render()) ?? [];
  expect(finding).toContain("200% more responses");
});
