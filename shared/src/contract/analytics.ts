import {
  type Json,
  isRecord,
  readCount,
  readOptionalString,
  readString,
  rejectHtml,
  toNumber,
} from "./read.ts";
import {
  type NextRelease,
  type ResultsRule,
  readNextRelease,
  readResultsRule,
} from "./results.ts";

export interface Bucket {
  /** Start of the bucket, ISO 8601. */
  bucket: string;
  count: number;
}

export interface OptionCount {
  option: string;
  count: number;
}

export interface KeywordCount {
  term: string;
  count: number;
}

/** Figures of one survey. Counts are finite and never below 0; `sentimentAverage` runs from -1 to 1, null when there is none. */
export interface Analytics {
  /** Of all, also of those that no other figure rests on yet. */
  responseCount: number;
  /** How many responses all other figures rest on. */
  releasedCount: number;
  results: ResultsRule;
  /** What the next responses wait for to be shown; null where none will be. */
  nextRelease: NextRelease | null;
  timeSeries: Bucket[];
  /** By question id, in the order the options were written. */
  choiceBreakdown: Record<string, OptionCount[]>;
  /** Question id to the number of people who answered it. */
  questionTotals: Record<string, number>;
  questionTexts: Record<string, string>;
  sentimentAverage: number | null;
  sentimentHistogram: Bucket[];
  topKeywords: KeywordCount[];
  summary: string;
  /** From how many responses on keywords, sentiment and summary show; null when they are not withheld. */
  withheldUntil: number | null;
  updatedAt: string | null;
}

/**
 * Reads an analytics reply in either shape: flat, or nested under `stats`.
 * @throws ContractError when an HTML page arrived.
 */
export function readAnalytics(reply: unknown): Analytics {
  rejectHtml(reply);
  const source = isRecord(reply) ? reply : {};
  return isRecord(source.stats)
    ? readNested(source, source.stats)
    : readFlat(source);
}

function readFlat(source: Json): Analytics {
  const choiceBreakdown = readBreakdowns(
    source.mc_breakdown,
    isRecord(source.mc_options) ? source.mc_options : {},
  );
  const responseCount = readCount(source, ["resp_count"]);
  return {
    responseCount,
    ...readReleased(source, responseCount),
    timeSeries: readBuckets(source.resp_count_timeseries),
    choiceBreakdown,
    questionTotals: {
      ...sumOptions(choiceBreakdown),
      ...readCounts(source.question_totals),
    },
    questionTexts: readTexts(source.questions_map),
    sentimentAverage: readSentiment(source.sentiment_avg),
    sentimentHistogram: readBuckets(source.sentiment_hist),
    topKeywords: readKeywords(source.top_keywords),
    summary: readString(source, ["llm_summary"]),
    withheldUntil: readWithheld(source),
    updatedAt: readUpdatedAt(source),
  };
}

function readNested(source: Json, stats: Json): Analytics {
  const totals = isRecord(stats.totals) ? stats.totals : {};
  const sentiment = isRecord(stats.sentiment) ? stats.sentiment : {};
  const llm = isRecord(stats.llm) ? stats.llm : source.llm;
  const questions = (Array.isArray(stats.questions) ? stats.questions : [])
    .filter(isRecord)
    .filter((question) => readString(question, ["question_id", "id"]) !== "");
  const byId = <T>(rows: Json[], value: (question: Json) => T) =>
    Object.fromEntries(
      rows.map((row) => [readString(row, ["question_id", "id"]), value(row)]),
    );
  const choiceBreakdown = byId(
    questions.filter((question) => Array.isArray(question.breakdown)),
    (question) => readRows(question.breakdown),
  );
  const responseCount = readCount(totals, ["responses"]);
  return {
    responseCount,
    ...readReleased(source, responseCount),
    timeSeries: readBuckets(stats.timeseries),
    choiceBreakdown,
    questionTotals: {
      ...sumOptions(choiceBreakdown),
      ...byId(
        questions.filter((question) => toNumber(question.total) !== null),
        (question) => readCount(question, ["total"]),
      ),
    },
    questionTexts: byId(questions, (question) =>
      readString(question, ["question_text", "text"]),
    ),
    sentimentAverage: readSentiment(sentiment.avg),
    sentimentHistogram: readBuckets(sentiment.hist),
    topKeywords: readKeywords(stats.keywords),
    summary: isRecord(llm) ? readString(llm, ["summary"]) : "",
    withheldUntil: readWithheld(stats) ?? readWithheld(source),
    updatedAt: readUpdatedAt(stats) ?? readUpdatedAt(source),
  };
}

function readReleased(
  source: Json,
  responseCount: number,
): Pick<Analytics, "releasedCount" | "results" | "nextRelease"> {
  const said = toNumber(source.released_count) !== null;
  return {
    releasedCount: said ? readCount(source, ["released_count"]) : responseCount,
    results: readResultsRule(source.results),
    nextRelease: readNextRelease(source.next_release),
  };
}

function readUpdatedAt(source: Json): string | null {
  return readOptionalString(source, ["refreshed_at", "updated_at"]);
}

function readWithheld({ withheld }: Json): number | null {
  const until = isRecord(withheld) ? readCount(withheld, ["until"]) : 0;
  return until > 0 ? until : null;
}

function readSentiment(value: unknown): number | null {
  const number = toNumber(value);
  return number === null ? null : Math.min(1, Math.max(-1, number));
}

function readCounts(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.keys(value).map((key) => [key, readCount(value, [key])]),
  );
}

function readTexts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.keys(value).map((key) => [key, readString(value, [key])]),
  );
}

function readBreakdowns(
  value: unknown,
  order: Json,
): Record<string, OptionCount[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([id, counts]) => [
      id,
      Array.isArray(counts) ? readRows(counts) : readOptions(counts, order[id]),
    ]),
  );
}

function readRows(value: unknown): OptionCount[] {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.map((row) => ({
    option: readString(row, ["option"]),
    count: readCount(row, ["count"]),
  }));
}

/** Objects put names that are whole numbers first, so `order` says how they were written. */
function readOptions(value: unknown, order: unknown): OptionCount[] {
  if (!isRecord(value)) return [];
  const known = Object.keys(value);
  const listed = Array.isArray(order)
    ? order.filter((option) => known.includes(option as string))
    : [];
  return [...new Set([...(listed as string[]), ...known])].map((option) => ({
    option,
    count: readCount(value, [option]),
  }));
}

function sumOptions(
  breakdown: Record<string, OptionCount[]>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(breakdown).map(([id, options]) => [
      id,
      options.reduce((sum, { count }) => sum + count, 0),
    ]),
  );
}

function readBuckets(value: unknown): Bucket[] {
  if (isRecord(value)) {
    return Object.entries(readCounts(value)).map(([bucket, count]) => ({
      bucket,
      count,
    }));
  }
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((item) => ({
    bucket: readString(item, ["bucket"]),
    count: readCount(item, ["count"]),
  }));
}

function readKeywords(value: unknown): KeywordCount[] {
  if (isRecord(value)) return toKeywords(Object.entries(value));
  if (!Array.isArray(value)) return [];
  const pairs = value.map((item: unknown): [unknown, unknown] => {
    if (Array.isArray(item)) return [item[0], item[1]];
    return isRecord(item) ? [item.term ?? item.keyword, item.count] : [null, 0];
  });
  return toKeywords(pairs);
}

function toKeywords(
  pairs: readonly (readonly [unknown, unknown])[],
): KeywordCount[] {
  return pairs.flatMap(([term, count]) =>
    typeof term === "string" && term !== ""
      ? [{ term, count: readCount({ count }, ["count"]) }]
      : [],
  );
}
