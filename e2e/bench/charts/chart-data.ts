/** A bar: what it represents, and the count. */
interface Counted {
  label: string;
  count: number;
}

/** The data that every page draws. */
export interface ChartData {
  /** One per day. */
  buckets: { bucket: string; count: number }[];
  questions: { text: string; options: Counted[] }[];
  keywords: Counted[];
}

const day = 24 * 60 * 60 * 1000;
const firstDay = Date.UTC(2025, 10, 23);

/** The same numbers each time, as uneven as those of a survey. */
export function makeChartData(
  questions: number,
  options: number,
  keywords = 50,
): ChartData {
  return {
    buckets: times(365, (index) => ({
      bucket: new Date(firstDay + index * day).toISOString().slice(0, 10),
      count: uneven(index, 90),
    })),
    questions: times(questions, (question) => ({
      text: `${question + 1}. How well does the bus line serve your street?`,
      options: times(options, (option) => ({
        label: `Stop ${option + 1} of the ${words[option % words.length]} line`,
        count: 20 + uneven(question * options + option, 400),
      })),
    })),
    keywords: times(keywords, (index) => ({
      label: `${words[index % words.length]} ${words[(index * 7 + 3 + Math.floor(index / words.length)) % words.length]}`,
      count: 1_000 - 19 * index,
    })),
  };
}

const words = [
  ...["night", "early", "late", "full", "clean", "quiet", "crowded", "slow"],
  ...["driver", "ticket", "shelter", "bench", "timetable", "transfer"],
  ...["bridge", "harbor", "market", "school", "station", "hospital"],
];

/** From 0 to less than `below`, without a visible pattern. */
function uneven(index: number, below: number): number {
  return (index * 7_919 + ((index * index) % 101) * 31) % below;
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** In the format of the server's response. */
export function toAnalytics({ buckets, questions, keywords }: ChartData) {
  const sum = (bars: Counted[]) =>
    bars.reduce((total, { count }) => total + count, 0);
  const each = <Value>(valueOf: (bars: Counted[], text: string) => Value) =>
    Object.fromEntries(
      questions.map(({ text, options }, index) => [
        String(index + 1),
        valueOf(options, text),
      ]),
    );
  return {
    resp_count: buckets.reduce((total, { count }) => total + count, 0),
    resp_count_timeseries: buckets,
    mc_breakdown: each((bars) =>
      Object.fromEntries(bars.map(({ label, count }) => [label, count])),
    ),
    question_totals: each(sum),
    questions_map: each((_, text) => text),
    sentiment_avg: null,
    sentiment_hist: {},
    top_keywords: keywords.map(({ label, count }) => ({ term: label, count })),
    llm_summary: "",
    updated_at: "2026-11-22T03:00:00Z",
  };
}
