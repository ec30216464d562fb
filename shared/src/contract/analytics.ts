import { answersFrom, readAnswerPlaces } from "./answer-places.ts";
import {
  by,
  count,
  oneOf,
  type Read,
  readFields,
  text,
  textOrNull,
  type Whole,
  wholeList,
} from "./fields.ts";
import { firstLanguage } from "./languages.ts";
import type { SentForm } from "./question-form.ts";
import {
  asRecord,
  type Json,
  isRecord,
  mapValues,
  readRecords,
  readCount,
  readOptionalString,
  readString,
  readStringList,
  rejectHtml,
  toCount,
  toNumber,
} from "./read.ts";
import { readNextRelease, readResultsRule } from "./results.ts";
import {
  readSurveyLanguage,
  type SurveyLanguage,
  surveyLanguages,
} from "./survey-language.ts";
import { readTicketMode } from "./tickets.ts";

const bucketFields = {
  /** Start of the bucket, ISO 8601. */
  bucket: text(),
  count: count(),
};

export interface Bucket extends Read<typeof bucketFields> {}

const optionCountFields = { option: text(), count: count() };

export interface OptionCount extends Read<typeof optionCountFields> {}

export interface KeywordCount {
  term: string;
  count: number;
}

const ringCountFields = {
  from: oneOf(answersFrom, undefined),
  count: count(),
};

/** How many responses came from one ring, or from all rings but the nearest. */
export interface RingCount extends Whole<typeof ringCountFields> {}

const languageCountFields = {
  language: oneOf(surveyLanguages, undefined),
  count: count(),
};

/** How many responses were answered in a language. */
export interface LanguageCount extends Whole<typeof languageCountFields> {}

/** Form of a question that is more than plain text or a plain choice, and its counts. */
export interface KindFigures {
  /** As the server sent it; parse it with `readForm`. */
  form: SentForm;
  /** The options that were ranked; empty for other kinds. */
  options: string[];
  /**
   * Counts by position, for a ranking, a number or a date; empty for questions
   * that `choiceBreakdown` counts.
   */
  places: number[];
}

const releasedFields = {
  /** Number of released responses that are flagged: two or more flags indicate ballot stuffing. */
  flaggedCount: count("flagged_count"),
  /** Whether these figures exclude the flagged responses. */
  withoutFlagged: by((without) => without === "flagged", "without"),
  /** The author's reason for excluding flagged responses by default; null while they count. */
  leftOutReason: textOrNull("left_out_reason"),
  /**
   * Number of released responses that were answered by ticket, if the server
   * counts these separately.
   */
  ticketCount: count("ticket_count"),
  /**
   * Number of released responses by the language in which they were answered,
   * if the server sends it.
   */
  languages: wholeList(languageCountFields),
  /** Which location data about answers is counted. */
  answerPlaces: by(readAnswerPlaces, "answer_places"),
  /**
   * Number of released responses by ring, and for all rings but the nearest, if
   * the server sends it.
   */
  rings: wholeList(ringCountFields),
  results: by(readResultsRule),
  /**
   * Whether tickets are used; with `apart`, ticket answers and open answers
   * have separate figures.
   */
  tickets: readTicketMode,
  /** Condition for the release of the next responses; null if no more will be released. */
  nextRelease: by(readNextRelease, "next_release"),
  /** By question id, only for questions that are more than plain. */
  kinds: by(readKinds, "question_kinds"),
};

/**
 * Figures of one survey. Counts are finite and never below 0;
 * `sentimentAverage` is between -1 and 1, or null if there is none.
 */
export interface Analytics extends Read<typeof releasedFields> {
  /** All responses, including those that no other figure includes yet. */
  responseCount: number;
  /** Number of responses that all other figures are based on. */
  releasedCount: number;
  /**
   * Language in which the survey is written; null if unknown. Servers that do
   * not send it support English only.
   */
  language: SurveyLanguage | null;
  timeSeries: Bucket[];
  /** By question id; options are in the order in which they were written. */
  choiceBreakdown: Record<string, OptionCount[]>;
  /** Number of people who answered each question, by question id. */
  questionTotals: Record<string, number>;
  questionTexts: Record<string, string>;
  sentimentAverage: number | null;
  sentimentHistogram: Bucket[];
  topKeywords: KeywordCount[];
  summary: string;
  /**
   * Number of responses from which keywords, sentiment and summary are shown;
   * null if they are not withheld.
   */
  withheldUntil: number | null;
  updatedAt: string | null;
}

export type { releasedFields };

/**
 * Reads an analytics reply in either shape: flat, or nested under `stats`.
 * @throws ContractError when an HTML page arrived.
 */
export function readAnalytics(reply: unknown): Analytics {
  rejectHtml(reply);
  const source = asRecord(reply);
  return isRecord(source.stats)
    ? readNested(source, source.stats)
    : readFlat(source);
}

function readFlat(source: Json): Analytics {
  const written = asRecord(source.mc_options);
  const choiceBreakdown = mapValues(
    asRecord(source.mc_breakdown),
    (counts, id) => readOptions(counts, written[id]),
  );
  const responseCount = readCount(source, "resp_count");
  return {
    responseCount,
    ...readReleased(source, responseCount),
    timeSeries: readBuckets(source.resp_count_timeseries),
    choiceBreakdown,
    questionTotals: {
      ...sumOptions(choiceBreakdown),
      ...mapValues(asRecord(source.question_totals), toCount),
    },
    questionTexts: mapValues(asRecord(source.questions_map), (_text, id) =>
      readString(source.questions_map, id),
    ),
    sentimentAverage: readSentiment(source.sentiment_avg),
    sentimentHistogram: readBuckets(source.sentiment_hist),
    topKeywords: readKeywords(source.top_keywords),
    summary: readString(source, "llm_summary"),
    withheldUntil: readWithheld(source),
    updatedAt: readUpdatedAt(source),
  };
}

function readNested(source: Json, stats: Json): Analytics {
  const sentiment = asRecord(stats.sentiment);
  const llm = isRecord(stats.llm) ? stats.llm : source.llm;
  const idOf = (question: Json) => readString(question, "question_id", "id");
  const questions = readRecords(stats.questions).filter(
    (question) => idOf(question) !== "",
  );
  const byId = <T>(rows: Json[], value: (question: Json) => T) =>
    Object.fromEntries(rows.map((row) => [idOf(row), value(row)]));
  const choiceBreakdown = byId(
    questions.filter((question) => Array.isArray(question.breakdown)),
    (question) => readRows(question.breakdown),
  );
  const responseCount = readCount(stats.totals, "responses");
  return {
    responseCount,
    ...readReleased(source, responseCount),
    timeSeries: readBuckets(stats.timeseries),
    choiceBreakdown,
    questionTotals: {
      ...sumOptions(choiceBreakdown),
      ...byId(
        questions.filter((question) => toNumber(question.total) !== null),
        (question) => readCount(question, "total"),
      ),
    },
    questionTexts: byId(questions, (question) =>
      readString(question, "question_text", "text"),
    ),
    sentimentAverage: readSentiment(sentiment.avg),
    sentimentHistogram: readBuckets(sentiment.hist),
    topKeywords: readKeywords(stats.keywords),
    summary: readString(llm, "summary"),
    withheldUntil: readWithheld(stats) ?? readWithheld(source),
    updatedAt: readUpdatedAt(stats) ?? readUpdatedAt(source),
  };
}

function readKinds(value: unknown): Record<string, KindFigures> {
  const entries = Object.entries(asRecord(value)).flatMap(([id, item]) => {
    const { form, options, places } = asRecord(item);
    if (!isRecord(form)) return [];
    const counts = Array.isArray(places) ? places.map(toCount) : [];
    const read = {
      form: form as SentForm,
      options: readStringList(options),
      places: counts,
    };
    return [[id, read] as const];
  });
  return Object.fromEntries(entries);
}

function readReleased(
  source: Json,
  responseCount: number,
): Read<typeof releasedFields> & Pick<Analytics, "releasedCount" | "language"> {
  return {
    ...readFields(releasedFields, source),
    releasedCount:
      toNumber(source.released_count) === null
        ? responseCount
        : readCount(source, "released_count"),
    language:
      "language" in source
        ? readSurveyLanguage(source.language)
        : firstLanguage,
  };
}

function readUpdatedAt(source: Json): string | null {
  return readOptionalString(source, "refreshed_at", "updated_at");
}

function readWithheld({ withheld }: Json): number | null {
  const until = readCount(withheld, "until");
  return until > 0 ? until : null;
}

function readSentiment(value: unknown): number | null {
  const number = toNumber(value);
  return number === null ? null : Math.min(1, Math.max(-1, number));
}

function readRows(value: unknown): OptionCount[] {
  return readRecords(value).map((row) => readFields(optionCountFields, row));
}

/**
 * JavaScript objects put integer-like keys first, so `order` contains the order
 * in which the options were written.
 */
function readOptions(value: unknown, order: unknown): OptionCount[] {
  if (Array.isArray(value)) return readRows(value);
  const known = Object.keys(asRecord(value));
  const listed = Array.isArray(order) ? (order as string[]) : [];
  const written = listed.filter((option) => known.includes(option));
  return [...new Set([...written, ...known])].map((option) => ({
    option,
    count: readCount(value, option),
  }));
}

function sumOptions(
  breakdown: Record<string, OptionCount[]>,
): Record<string, number> {
  return mapValues(breakdown, (options) =>
    options.reduce((sum, { count }) => sum + count, 0),
  );
}

/** Accepts an object by name, or a list. */
function readBuckets(value: unknown): Bucket[] {
  const named = Object.entries(asRecord(value)).map(([bucket, count]) => ({
    bucket,
    count: toCount(count),
  }));
  const listed = readRecords(value).map((item) =>
    readFields(bucketFields, item),
  );
  return [...named, ...listed];
}

/** Accepts an object by term, or a list of pairs or records. */
function readKeywords(value: unknown): KeywordCount[] {
  const listed: unknown[] = Array.isArray(value) ? value : [];
  const pairs = [...Object.entries(asRecord(value)), ...listed.map(toPair)];
  return pairs.flatMap(([term, count]) =>
    typeof term === "string" && term !== ""
      ? [{ term, count: toCount(count) }]
      : [],
  );
}

function toPair(item: unknown): unknown[] {
  if (Array.isArray(item)) return item;
  const { term, keyword, count } = asRecord(item);
  return [term ?? keyword, count];
}
