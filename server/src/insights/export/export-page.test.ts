import type { Analytics, Integrity, Language } from "@nearsay/core/contract";
import { type ExportedSurvey, renderExport } from "./export-page.ts";

const survey: ExportedSurvey = {
  title: "Night buses",
  instructions: "For everyone who rides them.",
  createdAt: new Date("2026-11-01T10:00:00Z"),
  expiresAt: new Date("2026-12-01T10:00:00Z"),
  opensAt: null,
  quota: null,
  closedMessage: null,
};
const now = new Date("2026-11-16T10:00:00Z");

const analytics: Analytics = {
  responseCount: 150,
  releasedCount: 150,
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
  kinds: {},
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
    { analytics: { ...analytics, ...changes }, sides: null, integrity },
    now,
  );

test("contains the counts of accepted, flagged and refused responses", () => {
  const page = render({ leftOutReason: "A script." });
  expect(page).toContain("9 of 150 responses are flagged");
  expect(page).toContain("leaves flagged responses out: <q");
  expect(page).toMatch(
    /of these from https:\/\/paper\.example<\/th>\s*<td><bdi>24</,
  );
  expect(page).toContain("&lt;b&gt;A script&lt;/b&gt;");
  expect(page).toContain("Flagged responses are counted again");
});

test("uses no token that its style sheet does not define, and defines none that it does not use", () => {
  const page = render();
  const names = (pattern: RegExp) =>
    new Set([...page.matchAll(pattern)].map(([, name]) => name));
  expect(names(/var\((--[\w-]+)\)/g)).toEqual(names(/(--[\w-]+):/g));
});

const finding = (page: string) => /<p class="finding">([^<]*)</.exec(page)?.[1];

test("describes the line of responses in a sentence", () => {
  expect(finding(render())).toContain("200% more responses");
});

test("renders line and sentiment for wide and narrow pages, with a description as label", () => {
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

test("states that the last day is not complete while it can still change", () => {
  const running = "Dashed: the last day is not counted in full yet.";
  const renderAt = (moment: string, expiresAt = survey.expiresAt) =>
    renderExport(
      { ...survey, expiresAt },
      { analytics, sides: null, integrity },
      new Date(moment),
    );
  expect(renderAt("2026-11-15T20:00:00Z")).toContain(running);
  expect(renderAt("2026-11-16T00:00:00Z")).not.toContain(running);
  const closed = new Date("2026-11-15T12:00:00Z");
  expect(renderAt("2026-11-15T20:00:00Z", closed)).not.toContain(running);
});

test("describes the result of each question and the leading option", () => {
  const page = render();
  expect(page).toContain("Most chose “Daily”: 64%, 90 of 140");
  expect(page).toContain("Question 2");
});

test("describes all keywords, also those not shown", () => {
  const level = analytics.topKeywords.map(({ term }) => ({ term, count: 3 }));
  expect(render({ topKeywords: level })).toContain(
    "All 30 keywords are tied, with 3 mentions each",
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

test("counts a keyword that occurs twice once before it states how much is shown", () => {
  const twice = analytics.topKeywords
    .slice(0, 20)
    .flatMap((item) => [item, item]);
  const page = render({ topKeywords: twice });
  expect(page).toContain("<bdi>term 20</bdi>");
  expect(page).not.toContain("of all mentions");
});

test("leaves out sections without counts", () => {
  const page = render({
    sentimentAverage: null,
    sentimentHistogram: [],
    topKeywords: [],
    choiceBreakdown: {},
    summary: "",
  });
  const titles = [...page.matchAll(/<h2>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual(["Responses Over Time", "Integrity"]);
});

test("shows a single bucket as one bar, without a table", () => {
  const page = render({
    timeSeries: [{ bucket: "2026-11-15", count: 150 }],
  });
  expect(finding(page)).toBe("All 150 responses came on Nov 15");
  expect(readTables(page)[0]?.[0]?.[0]).toBe("Sentiment");
});

test("states that answers with counted locations appear at the time their group was released", () => {
  const note = "Responses count in the hour in which their group was shown.";
  const timeSeries = [{ bucket: "2026-11-15", count: 150 }];
  const page = render({ answerPlaces: "rings", timeSeries });
  expect(finding(page)).toBe("All 150 responses were shown on Nov 15");
  expect(page).toContain(note);
  expect(render({ timeSeries })).not.toContain(note);
});

const inGroups: Partial<Analytics> = {
  releasedCount: 140,
  results: { mode: "groups", groupSize: 10 },
  nextRelease: "more-answers",
};

test("states how many of the responses its figures include", () => {
  const page = render(inGroups);
  expect(page).toContain("<li>150 responses</li>");
  expect(page).toContain(
    "<b>Shows 140 of 150 responses. The next ones are shown together.</b>",
  );
  expect(page).toContain("Responses Over Time");
  expect(render()).toContain("Figures change with each response.");
});

test("treats no day as complete while further responses may be shown in it", () => {
  expect(render(inGroups)).toContain("Dashed: the last day");
});

test("shows no chart before the first release, and states when that will be", () => {
  const page = render({ ...inGroups, responseCount: 12, releasedCount: 0 });
  expect(page).toContain(
    "<b>12 people answered.</b> Results show once there are at least 20",
  );
  expect(page).not.toContain("<section>");
});

test("states when results will be shown that wait for the closing of the survey", () => {
  const page = render({
    releasedCount: 0,
    results: { mode: "closed", groupSize: 10 },
    nextRelease: "closing",
  });
  expect(page).toContain(
    "once the survey is closed, on December 1, 2026 at 10:00 UTC.",
  );
});

const often = (daily: number, never: number) => ({
  choiceBreakdown: {
    often: [
      { option: "Daily", count: daily },
      { option: "Never", count: never },
    ],
  },
  questionTotals: { often: daily + never },
});

const days = (counts: readonly number[]) =>
  counts.map((count, day) => ({ bucket: `2026-11-0${day + 1}`, count }));

const byTicket: Analytics = {
  ...analytics,
  ...often(5, 15),
  releasedCount: 20,
  timeSeries: days([10, 10, 0]),
  sentimentAverage: -0.5,
  sentimentHistogram: [
    { bucket: "-1.0…-0.8", count: 9 },
    { bucket: "0.8…1.0", count: 1 },
  ],
  topKeywords: [{ term: "lamps", count: 10 }],
};

const byOthers: Analytics = {
  ...analytics,
  ...often(90, 30),
  releasedCount: 120,
  timeSeries: days([0, 90, 30]),
  sentimentHistogram: [
    { bucket: "-1.0…-0.8", count: 10 },
    { bucket: "0.8…1.0", count: 30 },
  ],
  topKeywords: [
    { term: "lamps", count: 30 },
    { term: "river", count: 24 },
  ],
};

const apart: Partial<Analytics> = {
  tickets: "apart",
  ticketCount: 20,
  releasedCount: 140,
  timeSeries: days([10, 100, 30]),
};

/** The file of a survey with separate ticket figures, with these changes to them. */
const renderApart = (changes: Partial<Analytics> = {}) =>
  renderExport(
    survey,
    {
      analytics: { ...analytics, ...apart },
      sides: { tickets: { ...byTicket, ...changes }, others: byOthers },
      integrity,
    },
    now,
  );

const tableOf = (page: string, column: string) =>
  readTables(page).find(([columns]) => columns?.[0] === column);

test("questions have two bars for each option, as shares of each side", () => {
  const page = renderApart();
  expect(page).toContain("By ticket: Most chose “Never”: 75%, 15 of 20");
  expect(page).toContain("Everybody else: Most chose “Daily”: 75%, 90 of 120");
  expect(tableOf(page, "Option")?.slice(0, 2)).toEqual([
    ["Option", "By ticket", "Everybody else"],
    ["Daily", "25% (5)", "75% (90)"],
  ]);
  const [, daily = ""] = /<bdi>Daily<\/bdi>([^]*?)<\/li>/.exec(page) ?? [];
  expect(
    [...daily.matchAll(/class="fill"\s+width="([\d.]+)%"/g)].map(([, w]) => w),
  ).toEqual(["25", "75"]);
  expect(daily).toMatch(
    /By ticket <\/span>25% \(5\)[^]*else <\/span>75% \(90\)/,
  );
});

test("time and sentiment have two series below a finding for each side", () => {
  const page = renderApart();
  const findings = [...page.matchAll(/<p class="finding">([^<]*)</g)].map(
    ([, finding]) => finding,
  );
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^By ticket: .*10 .*/),
      "By ticket: 90% of responses with text sound negative",
      "Everybody else: 75% of responses with text sound positive",
    ]),
  );
  const drawn = page.match(/<svg role="img"[^]*?<\/svg>/g) ?? [];
  expect(drawn).toHaveLength(4);
  for (const chart of drawn)
    expect(chart).toMatch(/>By ticket<[^]*>Everybody else</);
  expect(tableOf(page, "Time")?.slice(0, 2)).toEqual([
    ["Time", "By ticket", "Everybody else"],
    ["Nov 1", "50% (10)", "0% (0)"],
  ]);
  expect(tableOf(page, "Sentiment")).toEqual([
    ["Sentiment", "By ticket", "Everybody else"],
    ["0–10%, negative", "90% (9)", "25% (10)"],
    ["50–60%, neutral", "—", "—"],
    ["90–100%, positive", "10% (1)", "75% (30)"],
  ]);
  expect(page).toContain("By ticket 25% and Everybody else 75%");
});

test("keywords have two bars, and one that a side does not list is not shown as zero", () => {
  const page = renderApart();
  expect(page).toContain("By ticket: The only keyword is “lamps”");
  expect(tableOf(page, "Keyword")).toEqual([
    ["Keyword", "By ticket", "Everybody else"],
    ["lamps", "50% (10)", "25% (30)"],
    ["river", "—", "20% (24)"],
  ]);
});

test("a side with few people states what it withholds", () => {
  const page = renderApart({
    sentimentAverage: null,
    sentimentHistogram: [],
    topKeywords: [],
    withheldUntil: 20,
  });
  const note = "By ticket: Shown once 20 people have answered";
  expect(page.match(new RegExp(note, "g"))).toHaveLength(
    // In the findings of keywords and of sentiment, and in the labels of its
    // two charts.
    2 + 2,
  );
  expect(tableOf(page, "Sentiment")?.[1]).toEqual([
    ...["0–10%, negative", "—", "25% (10)"],
  ]);
});

test("states that sides are shown separately, or why they are not", () => {
  expect(renderApart()).toContain(
    "are shown separately. Shares are of each group",
  );
  expect(render({ ...apart, ticketCount: 0 })).toContain(
    "By ticket: no responses are shown yet",
  );
  expect(render({ ...apart, withoutFlagged: true })).toContain(
    "are shown separately only when flagged responses are counted",
  );
  expect(render()).not.toMatch(/[Bb]y ticket/);
});

test("a file with both sides uses no token that its style sheet does not define", () => {
  const page = renderApart();
  const names = (pattern: RegExp) =>
    [...page.matchAll(pattern)].map(([, name]) => name);
  expect(names(/(--[\w-]+):/g)).toEqual(
    expect.arrayContaining(names(/var\((--[\w-]+)\)/g)),
  );
});

describe("an export page in another language", () => {
  /** Text of the interface, not of people, as a reader sees it. */
  const wordsOf = (page: string): string[] => {
    const labels = page.match(/(?<=aria-label=")[^"]*/g) ?? [];
    const shown = page.replace(/<style>[^]*?<\/style>/, "").split(/<[^<>]*>/);
    return [...labels, ...shown].flatMap(
      (text) => text.match(/[A-Za-z]{3,}/g) ?? [],
    );
  };

  const written =
    `Nearsay UTC Night buses For everyone who rides them How often do you ride
    Daily Weekly Never term Most ride daily want later https paper example script`.split(
      /\s+/,
    );

  const renderIn = (language: Language) =>
    renderExport(survey, { analytics, sides: null, integrity }, now, language);

  it("contains no English word in Arabic except for text that people wrote", () => {
    const page = renderIn("ar");
    expect(page).toContain('<html lang="ar" dir="rtl">');
    const left = wordsOf(page).filter((word) => !written.includes(word));
    expect([...new Set(left)]).toEqual([]);
  });

  it("begins each bar and each number of an Arabic page on the side of its label", () => {
    const page = renderIn("ar");
    expect(page).toContain('[dir="rtl"] .bar { transform: scaleX(-1); }');
    expect(page).not.toMatch(/<td [^>]*dir=/);
  });

  it("is German in German, and English again for the next reader", () => {
    const english = render();
    const german = renderIn("de");
    expect(german).toContain('<html lang="de" dir="ltr">');
    expect(german).toContain("Antworten im Zeitverlauf");
    expect(german).toContain("1. November 2026");
    const shared = wordsOf(english).filter(
      (word) => !written.includes(word) && wordsOf(german).includes(word),
    );
    // Words that are the same in both languages.
    expect(new Set(shared)).toEqual(
      new Set(["Neutral", "Nov", "November", "neutral"]),
    );
    expect(render()).toBe(english);
  });
});

test("states when it opens and after how many responses it closes, and shows its closing message once it is closed", () => {
  const ending: ExportedSurvey = {
    ...survey,
    opensAt: new Date("2026-11-20T10:00:00Z"),
    quota: 200,
    closedMessage: "See <you> in spring.",
  };
  const renderAt = (moment: string) =>
    renderExport(
      ending,
      { analytics, sides: null, integrity },
      new Date(moment),
    );
  const before = renderAt("2026-11-16T10:00:00Z");
  expect(before).toContain("<li>Opens November 20, 2026 at 10:00 UTC</li>");
  expect(before).toContain("<li>Closes after 200 responses</li>");
  expect(before).not.toContain("in spring");
  const after = renderAt("2026-12-02T10:00:00Z");
  expect(after).toContain("<li>Opened November 20, 2026 at 10:00 UTC</li>");
  expect(after).not.toContain("200 responses");
  expect(after).toContain("See &lt;you&gt; in spring.");
});

test("states no opening time of a survey that was closed before it opened", () => {
  const closed: ExportedSurvey = {
    ...survey,
    opensAt: new Date("2026-11-20T10:00:00Z"),
    expiresAt: new Date("2026-11-10T10:00:00Z"),
  };
  const page = renderExport(closed, { analytics, sides: null, integrity }, now);
  expect(page).toContain("<li>Closed November 10, 2026 at 10:00 UTC</li>");
  expect(page).not.toContain("November 20");
});
