import { readAnalytics } from "./analytics.ts";

const flat = {
  resp_count: 12,
  resp_count_timeseries: [{ bucket: "2026-01-01", count: 12 }],
  mc_breakdown: { "4": { Yes: 7, No: 5 } },
  question_totals: { "4": 12, "5": 3 },
  questions_map: { "4": "Agree?", "5": "Why?" },
  sentiment_avg: 0.25,
  sentiment_hist: [{ bucket: "positive", count: 2 }],
  top_keywords: [{ term: "park", count: 3 }],
  llm_summary: "Most agree.",
  refreshed_at: "2026-01-02T00:00:00Z",
};

const nested = {
  stats: {
    totals: { responses: 12 },
    timeseries: [{ bucket: "2026-01-01", count: 12 }],
    questions: [
      {
        question_id: 4,
        question_text: "Agree?",
        type: "multiple_choice",
        breakdown: [
          { option: "Yes", count: 7 },
          { option: "No", count: 5 },
        ],
      },
      { question_id: 5, question_text: "Why?", type: "free_text", total: 3 },
    ],
    sentiment: { avg: 0.25, hist: [{ bucket: "positive", count: 2 }] },
    keywords: { park: 3 },
    llm: { summary: "Most agree." },
    updated_at: "2026-01-02T00:00:00Z",
  },
};

describe("readAnalytics", () => {
  it("reads the form of each question and skips questions without one", () => {
    const { kinds } = readAnalytics({
      ...flat,
      question_kinds: {
        "4": { form: { kind: "yes_no" } },
        "5": {
          form: { kind: "ranking" },
          options: ["a", "b"],
          places: [1, "2"],
        },
        "7": { places: [3] },
      },
    });
    expect(kinds).toEqual({
      "4": { form: { kind: "yes_no" }, options: [], places: [] },
      "5": { form: { kind: "ranking" }, options: ["a", "b"], places: [1, 2] },
    });
  });

  it("reads the flat and the nested shape to the same figures", () => {
    expect(readAnalytics(nested)).toEqual(readAnalytics(flat));
    expect(readAnalytics(flat)).toEqual({
      responseCount: 12,
      releasedCount: 12,
      flaggedCount: 0,
      withoutFlagged: false,
      leftOutReason: null,
      ticketCount: 0,
      language: "en",
      languages: [],
      answerPlaces: "none",
      rings: [],
      tickets: "off",
      results: { mode: "live", groupSize: 1 },
      nextRelease: null,
      timeSeries: [{ bucket: "2026-01-01", count: 12 }],
      choiceBreakdown: {
        "4": [
          { option: "Yes", count: 7 },
          { option: "No", count: 5 },
        ],
      },
      questionTotals: { "4": 12, "5": 3 },
      questionTexts: { "4": "Agree?", "5": "Why?" },
      kinds: {},
      sentimentAverage: 0.25,
      sentimentHistogram: [{ bucket: "positive", count: 2 }],
      topKeywords: [{ term: "park", count: 3 }],
      summary: "Most agree.",
      withheldUntil: null,
      updatedAt: "2026-01-02T00:00:00Z",
    });
  });

  it.each([
    [[{ term: "park", count: 3 }]],
    [[{ keyword: "park", count: "3" }]],
    [{ park: 3 }],
    [[["park", 3]]],
  ])("reads keywords in the form %j", (top_keywords) => {
    expect(readAnalytics({ top_keywords }).topKeywords).toEqual([
      { term: "park", count: 3 },
    ]);
  });

  it("keeps integer-like options in the order in which they were written", () => {
    const order = (mc_options: unknown) =>
      readAnalytics({
        mc_breakdown: { "4": { "10": 1, "2": 5, "1": 0 } },
        mc_options,
      }).choiceBreakdown["4"]?.map(({ option }) => option);
    expect(order({ "4": ["10", "2", "1"] })).toEqual(["10", "2", "1"]);
    expect(order({ "4": ["10", "gone", 7, "10"] })).toEqual(["10", "1", "2"]);
    expect(order("odd")).toEqual(["1", "2", "10"]);
  });

  it("sums a question's total from its options if the reply contains no total", () => {
    const { questionTotals } = readAnalytics({
      mc_breakdown: { "4": { Yes: 7, No: 5 } },
    });
    expect(questionTotals).toEqual({ "4": 12 });
  });

  it.each([
    [-3, -1],
    [7, 1],
    ["bad", null],
    [null, null],
  ])("limits a sentiment of %p to %p", (sentiment_avg, expected) => {
    expect(readAnalytics({ sentiment_avg }).sentimentAverage).toBe(expected);
  });

  it.each([
    [{ until: 5, parts: ["keywords"] }, 5],
    [{ until: "5" }, 5],
    [{ until: 0 }, null],
    [{ parts: [] }, null],
    ["soon", null],
    [null, null],
  ])("reads the withheld field %j as %j", (withheld, expected) => {
    expect(readAnalytics({ withheld }).withheldUntil).toBe(expected);
    expect(readAnalytics({ stats: { withheld } }).withheldUntil).toBe(expected);
  });

  it.each([-3, NaN, Infinity, "-3", "many", null])(
    "reads a count of %p as 0",
    (count) => {
      const bucket = { bucket: "2026-01-01", count };
      const read = readAnalytics({
        resp_count: count,
        resp_count_timeseries: [bucket],
        sentiment_hist: [bucket],
        mc_breakdown: { "4": { Yes: count } },
        question_totals: { "4": count },
        top_keywords: [{ term: "park", count }],
      });
      expect(read).toMatchObject({
        responseCount: 0,
        timeSeries: [{ count: 0 }],
        sentimentHistogram: [{ count: 0 }],
        choiceBreakdown: { "4": [{ count: 0 }] },
        questionTotals: { "4": 0 },
        topKeywords: [{ count: 0 }],
      });
      const { timeSeries } = readAnalytics({ stats: { timeseries: [bucket] } });
      expect(timeSeries).toEqual([{ bucket: "2026-01-01", count: 0 }]);
    },
  );

  it("reads the time of the last change from either field name", () => {
    expect(readAnalytics({ updated_at: "t" }).updatedAt).toBe("t");
  });

  it("reads an empty reply as empty figures", () => {
    expect(readAnalytics(null)).toMatchObject({
      responseCount: 0,
      timeSeries: [],
      sentimentAverage: null,
      summary: "",
    });
  });

  it("rejects an HTML page instead of data", () => {
    expect(() => readAnalytics("<!DOCTYPE html>")).toThrow("page, not data");
  });
});
