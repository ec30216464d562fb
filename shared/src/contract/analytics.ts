import {
  asRecord,
  type Json,
  isRecord,
  readRecords,
  readCount,
  readOptionalString,
  readString,
  readStringList,
  rejectHtml,
  toNumber,
} from "./read.ts";
import {
  type NextRelease,
  type ResultsRule,
  readNextRelease,
  readResultsRule,
} from "./results.ts";
import type { SentForm } from "./question-form.ts";
import { firstLanguage } from "./languages.ts";
import { type SurveyLanguage, readSurveyLanguage } from "./survey-language.ts";
import {
  type AnswerPlaces,
  type AnswersFrom,
  answersFrom,
  readAnswerPlaces,
} from "./answer-places.ts";
import { readTicketMode, type TicketMode } from "./tickets.ts";

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

/** How many responses were answered in a language. */
export interface RingCount {
  from: AnswersFrom;
  count: number;
}

export interface LanguageCount {
  language: SurveyLanguage;
  count: number;
}

/** How a question was asked that is more than plain text or a plain choice. */
export interface KindFigures {
  /** As it was sent: `readForm` reads it. */
  form: SentForm;
  /** What was ranked; empty for other kinds. */
  options: string[];
  /** Counts by place of a ranking, a number or a date; empty for what `choiceBreakdown` counts. */
  places: number[];
}

/** Figures of one survey. Counts are finite and never below 0; `sentimentAverage` runs from -1 to 1, null when there is none. */
export interface Analytics {
  /** Of all, also of those that no other figure rests on yet. */
  responseCount: number;
  /** How many responses all other figures rest on. */
  releasedCount: number;
  /** How many of all that are released are flagged: two marks or more speak for them having been stuffed. */
  flaggedCount: number;
  /** Whether these figures leave them out. */
  withoutFlagged: boolean;
  /** Why the author leaves them out where nobody asks for either; null while they count. */
  leftOutReason: string | null;
  /** How many of those were answered by ticket, where that is told apart. */
  ticketCount: number;
  /** That the survey is written in; null where it is not known. Servers that do not tell it knew English alone. */
  language: SurveyLanguage | null;
  /** In which language how many of them were answered, where that is told. */
  languages: LanguageCount[];
  /** What is counted of where answers come from. */
  answerPlaces: AnswerPlaces;
  /** From which ring how many of them are, and from all but the nearest, where that is told. */
  rings: RingCount[];
  results: ResultsRule;
  /** Who answers by ticket: where it is `apart`, both sides have figures of their own. */
  tickets: TicketMode;
  /** What the next responses wait for to be shown; null where none will be. */
  nextRelease: NextRelease | null;
  timeSeries: Bucket[];
  /** By question id, in the order the options were written. */
  choiceBreakdown: Record<string, OptionCount[]>;
  /** Question id to the number of people who answered it. */
  questionTotals: Record<string, number>;
  questionTexts: Record<string, string>;
  /** By question id, of those alone that are more than plain. */
  kinds: Record<string, KindFigures>;
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
    kinds: readKinds(source.question_kinds),
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
    kinds: readKinds(source.question_kinds),
    sentimentAverage: readSentiment(sentiment.avg),
    sentimentHistogram: readBuckets(sentiment.hist),
    topKeywords: readKeywords(stats.keywords),
    summary: readString(llm, "summary"),
    withheldUntil: readWithheld(stats) ?? readWithheld(source),
    updatedAt: readUpdatedAt(stats) ?? readUpdatedAt(source),
  };
}

function readKinds(value: unknown): Analytics["kinds"] {
  const told = Object.entries(asRecord(value)).flatMap(([id, item]) => {
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
  return Object.fromEntries(told);
}

function readReleased(
  source: Json,
  responseCount: number,
): Pick<
  Analytics,
  | "releasedCount"
  | "flaggedCount"
  | "withoutFlagged"
  | "leftOutReason"
  | "ticketCount"
  | "language"
  | "languages"
  | "answerPlaces"
  | "rings"
  | "results"
  | "tickets"
  | "nextRelease"
> {
  const said = toNumber(source.released_count) !== null;
  return {
    releasedCount: said ? readCount(source, "released_count") : responseCount,
    flaggedCount: readCount(source, "flagged_count"),
    withoutFlagged: source.without === "flagged",
    leftOutReason: readOptionalString(source, "left_out_reason"),
    ticketCount: readCount(source, "ticket_count"),
    language:
      "language" in source
        ? readSurveyLanguage(source.language)
        : firstLanguage,
    languages: readRecords(source.languages).flatMap(readLanguageCount),
    answerPlaces: readAnswerPlaces(source.answer_places),
    rings: readRecords(source.rings).flatMap(readRingCount),
    results: readResultsRule(source.results),
    tickets: readTicketMode(source),
    nextRelease: readNextRelease(source.next_release),
  };
}

function readLanguageCount(item: Json): LanguageCount[] {
  const language = readSurveyLanguage(item.language);
  return language === null
    ? []
    : [{ language, count: readCount(item, "count") }];
}

function readRingCount(item: Json): RingCount[] {
  const from = answersFrom.find((one) => one === item.from);
  return from === undefined ? [] : [{ from, count: readCount(item, "count") }];
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

function toCount(value: unknown): number {
  return Math.max(0, toNumber(value) ?? 0);
}

function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, key: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value, key)]),
  );
}

function readRows(value: unknown): OptionCount[] {
  return readRecords(value).map((row) => ({
    option: readString(row, "option"),
    count: readCount(row, "count"),
  }));
}

/** Objects put names that are whole numbers first, so `order` says how they were written. */
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

/** By name, or as a list. */
function readBuckets(value: unknown): Bucket[] {
  const named = Object.entries(asRecord(value)).map(([bucket, count]) => ({
    bucket,
    count: toCount(count),
  }));
  const listed = readRecords(value).map((item) => ({
    bucket: readString(item, "bucket"),
    count: readCount(item, "count"),
  }));
  return [...named, ...listed];
}

/** By term, or as a list of pairs or records. */
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
