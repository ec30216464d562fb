import type { Bucket } from "@nearsay/core/contract";
import { sum } from "@nearsay/core/domain";

/** A question and how often each of its options was chosen. */
export interface Asked {
  text: string;
  /** People who answered; defaults to the number of choices. */
  total?: number | undefined;
  options: Readonly<Record<string, number>>;
}

export interface Figures {
  buckets?: Bucket[];
  questions?: Asked[] | undefined;
  /** People in each tenth of the range from -1 to 1; none if omitted. */
  feelings?: number[] | undefined;
  keywords?: Readonly<Record<string, number>>;
  summary?: string;
}

/** A reply of the analytics endpoint, with correct sums. */
export function analyticsReply(figures: Figures) {
  const { buckets = [], questions = [], keywords = {} } = figures;
  const { feelings = [], summary = "" } = figures;
  const byId = <Value>(value: (asked: Asked) => Value) =>
    Object.fromEntries(
      questions.map((asked, index) => [`q${index + 1}`, value(asked)]),
    );
  return {
    resp_count: sum(buckets.map(({ count }) => count)),
    resp_count_timeseries: buckets,
    mc_breakdown: byId(({ options }) => options),
    question_totals: byId(
      ({ options, total = sum(Object.values(options)) }) => total,
    ),
    questions_map: byId(({ text }) => text),
    sentiment_avg: averageOf(feelings),
    sentiment_hist: feelings.map((count, tenth) => ({
      bucket: `${toFeeling(tenth)}…${toFeeling(tenth + 1)}`,
      count,
    })),
    top_keywords: Object.entries(keywords).map(([term, count]) => ({
      term,
      count,
    })),
    llm_summary: summary,
    refreshed_at: "2026-03-05T10:30:00Z",
  };
}

function averageOf(feelings: readonly number[]): number | null {
  const people = sum(feelings);
  const total = sum(feelings.map((count, tenth) => count * (tenth / 5 - 0.9)));
  return people > 0 ? total / people : null;
}

function toFeeling(tenth: number): string {
  return (tenth / 5 - 1).toFixed(1);
}

const hour = 3_600_000;

/** One bucket per given number of hours; the last one starts on that day of March 2026. */
export function bucketsOf(
  counts: readonly number[],
  hours = 24,
  lastDay = 4,
): Bucket[] {
  const first = Date.UTC(2026, 2, lastDay) - (counts.length - 1) * hours * hour;
  return counts.map((count, index) => ({
    bucket: new Date(first + index * hours * hour).toISOString(),
    count,
  }));
}

/** Counts that rise and fall with a period of seven, about `level` on average. */
export function rhythm(length: number, level: number): number[] {
  const random = createRandom(length);
  return Array.from({ length }, (_, index) => {
    const swing = 1 + Math.sin((index / 7) * 2 * Math.PI) / 3;
    return Math.round(level * swing * (0.7 + random() * 0.6));
  });
}

/** This number of questions and options, where each question has a different favourite. */
export function manyQuestions(length: number, options: number): Asked[] {
  const random = createRandom(options);
  return Array.from({ length }, (_, index) => ({
    text: `How often do you take tram line ${index + 1}?`,
    options: Object.fromEntries(
      Array.from({ length: options }, (_, option) => [
        `${option + 1} ${option === 0 ? "time" : "times"} a month`,
        Math.round(random() ** 4 * 300),
      ]),
    ),
  }));
}

/** Pseudo-random numbers from 0 up to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
