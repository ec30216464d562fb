/** Replies of the analytics endpoint for tests: the flat format, with usual values. */
export function analyticsReply(changes: object = {}): object {
  return {
    resp_count: 52,
    resp_count_timeseries: dailyBuckets([3, 4, 5, 4]),
    mc_breakdown: { 11: { Yes: 24, No: 16 } },
    question_totals: { 11: 40 },
    questions_map: { 11: "Is the path lit?" },
    sentiment_avg: 0.4,
    sentiment_hist: [],
    top_keywords: [
      { term: "lamps", count: 6 },
      { term: "river", count: 4 },
    ],
    llm_summary: "Of 40 people 60% say yes. The rest say no.",
    refreshed_at: "2026-03-05T10:30:00Z",
    ...changes,
  };
}

/** One bucket a day from 1 March 2026 on. */
export function dailyBuckets(
  counts: readonly number[],
): { bucket: string; count: number }[] {
  return counts.map((count, index) => ({
    bucket: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
    count,
  }));
}

/** The reply's fields for a survey whose results show in groups of ten. */
export function inGroups(responses: number, released: number): object {
  return {
    resp_count: responses,
    released_count: released,
    results: { mode: "groups", group_size: 10 },
    next_release: "more-answers",
  };
}
