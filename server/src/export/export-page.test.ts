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

const finding = (page: string) => /<p class="finding">([^<]*)</.exec(page)?.[1];

test("tells what the line of responses shows in a sentence", () => {
  expect(finding(render())).toContain("200% more responses");
});

test("draws the line for wide and for narrow pages, named by its finding", () => {
  const page = render();
  const names = [...page.matchAll(/<svg role="img" aria-label="([^"]*)"/g)];
  expect(names.map(([, name]) => name)).toEqual([finding(page), finding(page)]);
  expect(page).toContain('viewBox="0 0 720 240"');
  expect(page).toContain('viewBox="0 0 340 220"');
});

test("lists the numbers of the line as a table", () => {
  const [table = ""] = /<table>[^]*<\/table>/.exec(render()) ?? [];
  const cells = [...table.matchAll(/<t[hd]\b[^>]*>([^<]*)</g)];
  expect(cells.slice(0, 3).map(([, text]) => text)).toEqual([
    "From",
    "Responses",
    "Average of 7",
  ]);
  expect(cells.slice(-3).map(([, text]) => text)).toEqual([
    "Nov 15",
    "15",
    "15",
  ]);
  expect(cells).toHaveLength(3 * 16);
});

test("says that the last day is not over while it is still counted in", () => {
  const running = "Dashed: the last day is not over yet.";
  const renderAt = (moment: string, expiresAt = survey.expiresAt) =>
    renderExport({ ...survey, expiresAt }, analytics, new Date(moment));
  expect(renderAt("2026-11-15T20:00:00Z")).toContain(running);
  expect(renderAt("2026-11-16T00:00:00Z")).not.toContain(running);
  const closed = new Date("2026-11-15T12:00:00Z");
  expect(renderAt("2026-11-15T20:00:00Z", closed)).not.toContain(running);
});

test("tells what each question shows, and who leads", () => {
  const page = render();
  expect(page).toContain("Most chose “Daily”: 64%, 90 of 140");
  expect(page).toContain("Question 2");
});

test("shows twenty keywords", () => {
  const page = render();
  expect(page).toContain("<bdi>term 20</bdi>");
  expect(page).not.toContain("<bdi>term 21</bdi>");
});

test("shows a single moment as one bar, without a table", () => {
  const page = render({
    timeSeries: [{ bucket: "2026-11-15", count: 150 }],
  });
  expect(finding(page)).toBe("All 150 responses came on Nov 15");
  expect(page).not.toContain("<table>");
});
