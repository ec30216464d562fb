import type { Bucket } from "@nearsay/core/contract";
/** A question and how often each of its options was chosen. */
export interface Asked {
  text: string;
  /** People who answered; as many as options were chosen when left out. */
  total?: number | undefined;
  options: Readonly<Record<string, number>>;
}
export interface Figures {
  buckets?: Bucket[];
  questions?: Asked[] | undefined;
  /** People in each tenth of the way from -1 to 1; nobody when left out. */
  feelings?: number[] | undefined;
  keywords?: Readonly<Record<string, number>>;
  summary?: string;
}
/** A reply of the analytics call, its sums right. */
export declare function analyticsReply(figures: Figures): {
  resp_count: number;
  resp_count_timeseries: Bucket[];
  mc_breakdown: {
    [k: string]: Readonly<Record<string, number>>;
  };
  question_totals: {
    [k: string]: number;
  };
  questions_map: {
    [k: string]: string;
  };
  sentiment_avg: number | null;
  sentiment_hist: {
    bucket: string;
    count: number;
  }[];
  top_keywords: {
    term: string;
    count: number;
  }[];
  llm_summary: string;
  refreshed_at: string;
};
/** One bucket for every so many hours, the last one at the start of that day of March 2026. */
export declare function bucketsOf(
  counts: readonly number[],
  hours?: number,
  lastDay?: number,
): Bucket[];
/** Counts that rise and fall once in seven, about `level` on average. */
export declare function rhythm(length: number, level: number): number[];
/** So many questions of so many options, each with a favourite of its own. */
export declare function manyQuestions(length: number, options: number): Asked[];
