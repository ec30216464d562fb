import type { Analytics, Integrity } from "@nearsay/core/contract";
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
  releasedCount: 150,
  flaggedCount: 0,
  withoutFlagged: false,
  leftOutReason: null,
  ticketCount: 0,
  tickets: "off" as const,
  results: { mode: "live", groupSize: 1 },
  nextRelease: null,
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
    { bucket: "-1.0…-0.8", count: 10 },
    { bucket: "0.0…0.2", count: 5 },
    { bucket: "0.8…1.0", count: 30 },
  ],
  topKeywords: Array.from({ length: 30 }, (_, index) => ({
    term: `term ${String(index + 1)}`,
    count: 60 - index,
  })),
  summary: "Most ride daily. 64% want later buses.",
  withheldUntil: null,
  updatedAt: "2026-11-15T20:00:00Z",
};

const integrity: Integrity = {
  accepted: 150,
  released: 150,
  refused: { closed: 0, duplicate: 4, check: 2, limit: 0 },
  flagged: {
    count: 9,
    marks: { fresh: 12, fast: 9, burst: 0, repeated: 0, copied: 0 },
  },
  ways: { site: 100, link: 20, embed: 30, ticket: 0, kiosk: 0 },
  sites: [{ site: "https://paper.example", responses: 24 }],
  leftOut: [
    { changedOn: "2026-11-12", reason: "<b>A script</b>" },
    { changedOn: "2026-11-13", reason: null },
  ],
};

const render = (changes: Partial<Analytics> = {}) =>
  renderExport(
    survey,
    { analytics: { ...analytics, ...changes }, sides: [], integrity },
    now,
  );

test("says what became of all that was sent", () => {
  const page = render({ leftOutReason: "A script." });
  expect(page).toContain("9 of 150 answers are flagged");
  expect(page).toContain("leaves flagged answers out: <q");
  expect(page).toMatch(
    /of these from https:\/\/paper\.example<\/th>\s*<td dir="auto">24</,
  );
  expect(page).toContain("&lt;b&gt;A script&lt;/b&gt;");
  expect(page).toContain("Flagged answers are counted again");
});

test("names no token that its style sheet leaves undefined, and defines none in vain", () => {
  const page = render();
  const names = (pattern: RegExp) =>
    new Set([...page.matchAll(pattern)].map(([, name]) => name));
  expect(names(/var\((--[\w-]+)\)/g)).toEqual(names(/(--[\w-]+):/g));
});

const finding = (page: string) => /<p class="finding">([^<]*)</.exec(page)?.[1];

test("tells what the line of responses shows in a sentence", () => {
  expect(finding(render())).toContain("200% more responses");
});

test("draws line and sentiment for wide and for narrow pages, named by what they show", () => {
  const page = render();
  const names = [...page.matchAll(/<svg role="img" aria-label="([^"]*)"/g)];
  const [line, sentiment] = [
    finding(page),
    "67% of responses with text sound positive",
  ];
  expect(names.map(([, name]) => name)).toEqual([
    line,
    line,
    sentiment,
    sentiment,
  ]);
  expect(page.match(/viewBox="0 0 720 240"/g)).toHaveLength(2);
  expect(page.match(/viewBox="0 0 340 220"/g)).toHaveLength(2);
  expect(page).toContain("Average 75% on a scale from 0%");
});

function readTables(page: string): string[][][] {
  const cells = /<t[hd]\b[^>]*>(?:<bdi>)?([^<]*)</g;
  return [...page.matchAll(/<table>[^]*?<\/table>/g)].map(([table]) =>
    table
      .split("<tr>")
      .slice(1)
      .map((row) => [...row.matchAll(cells)].map(([, text = ""]) => text)),
  );
}

test("lists the numbers of both charts as tables", () => {
  const [series = [], sentiment = []] = readTables(render());
  expect(series).toHaveLength(16);
  expect(series[0]).toEqual(["Time", "Responses", "Moving average of 7"]);
  expect(series[9]).toEqual(["Nov 9", "15", "6.4"]);
  expect(sentiment).toHaveLength(4);
  expect(sentiment[3]).toEqual(["90–100%, positive", "30", "67%"]);
});

test("says that the last day is not over while it is still counted in", () => {
  const running = "Dashed: the last day is not counted in full yet.";
  const renderAt = (moment: string, expiresAt = survey.expiresAt) =>
    renderExport(
      { ...survey, expiresAt },
      { analytics, sides: [], integrity },
      new Date(moment),
    );
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

test("tells of all keywords, also of those not shown", () => {
  const level = analytics.topKeywords.map(({ term }) => ({ term, count: 3 }));
  expect(render({ topKeywords: level })).toContain(
    "All 30 keywords are level, with 3 mentions each",
  );
});

test("shows twenty keywords", () => {
  const page = render();
  expect(page).toContain("<bdi>term 20</bdi>");
  expect(page).not.toContain("<bdi>term 21</bdi>");
  expect(page).toContain("Top 20 cover 74% of all mentions.");
  const few = render({ topKeywords: analytics.topKeywords.slice(0, 20) });
  expect(few).not.toContain("of all mentions");
});

test("counts a keyword that came twice once before it tells how much is shown", () => {
  const twice = analytics.topKeywords
    .slice(0, 20)
    .flatMap((item) => [item, item]);
  const page = render({ topKeywords: twice });
  expect(page).toContain("<bdi>term 20</bdi>");
  expect(page).not.toContain("of all mentions");
});

test("leaves out what was not counted", () => {
  const page = render({
    ...{ sentimentAverage: null, sentimentHistogram: [], topKeywords: [] },
    ...{ choiceBreakdown: {}, summary: "" },
  });
  const titles = [...page.matchAll(/<h2>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual(["Responses Over Time", "Integrity"]);
});

test("shows a single moment as one bar, without a table", () => {
  const page = render({
    timeSeries: [{ bucket: "2026-11-15", count: 150 }],
  });
  expect(finding(page)).toBe("All 150 responses came on Nov 15");
  expect(readTables(page)[0]?.[0]?.[0]).toBe("Sentiment");
});

const inGroups: Partial<Analytics> = {
  releasedCount: 140,
  results: { mode: "groups", groupSize: 10 },
  nextRelease: "more-answers",
};

test("says how many of the responses its figures rest on", () => {
  const page = render(inGroups);
  expect(page).toContain("<li>150 responses</li>");
  expect(page).toContain(
    "<b>Shows 140 of 150 answers; the next are shown together.</b>",
  );
  expect(page).toContain("Responses Over Time");
  expect(render()).toContain("Figures follow each answer at once.");
});

test("holds no day for whole while further responses wait to be shown in it", () => {
  expect(render(inGroups)).toContain("Dashed: the last day");
});

test("shows no chart before the first release, and says when that comes", () => {
  const page = render({ ...inGroups, responseCount: 12, releasedCount: 0 });
  expect(page).toContain("<b>12 people answered.</b> Results show from 20");
  expect(page).not.toContain("<section>");
});

test("says when results show that wait until the survey is closed", () => {
  const page = render({
    releasedCount: 0,
    results: { mode: "closed", groupSize: 10 },
    nextRelease: "closing",
  });
  expect(page).toContain("once the survey is closed, on December 1, 2026.");
});

test("what each side chose follows each question, in shares of that side", () => {
  const chose = (name: string, daily: number, never: number) => ({
    name,
    analytics: {
      ...analytics,
      choiceBreakdown: {
        often: [
          { option: "Daily", count: daily },
          { option: "Never", count: never },
        ],
      },
      questionTotals: { often: daily + never },
    },
  });
  const sides = [chose("By ticket", 5, 15), chose("Everybody else", 90, 30)];
  const page = renderExport(survey, { analytics, sides, integrity }, now);
  expect(page).toContain("By ticket: Most chose “Never”: 75%, 15 of 20");
  const table = readTables(page).find(([columns]) => columns?.[0] === "Option");
  expect(table?.slice(0, 2)).toEqual([
    ["Option", "By ticket", "Everybody else"],
    ["Daily", "25% (5)", "75% (90)"],
  ]);
  expect(render()).not.toContain("By ticket");
});
