import {
  type Analytics,
  answersFrom,
  offersOptions,
  readSurveyLanguage,
  sendForm,
  showsGroups,
} from "@nearsay/core/contract";
import { firstRelease } from "@nearsay/core/domain";
import { isExpired } from "@nearsay/core/forms";
import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import type { ReadAnalytics } from "../../surveys/shown-analytics.ts";
import { fromOfPart, partsFrom } from "../../community/integrity/ring-parts.ts";
import { toMinute } from "../../base/to-minute.ts";
import { readFigures } from "../stored-figures/figures-repository.ts";
import type {
  DescribedFigures,
  QuestionFigures,
  SurveyFigures,
} from "../../surveys/survey-figures.ts";
import type { View } from "../stored-figures/take-side.ts";
import { fillBuckets } from "./time-buckets.ts";

const termsMax = 50;

type SurveyOfFigures = Pick<
  SurveyRow,
  | "surveyId"
  | "expiresAt"
  | "results"
  | "resultsGroup"
  | "tickets"
  | "answerPlaces"
  | "leftOutReason"
  | "language"
>;

/** The view of a survey's figures that is shown by default, as its author chose. */
export function viewOf({
  leftOutReason,
}: Pick<SurveyRow, "leftOutReason">): View {
  return leftOutReason === null ? "all" : "unflagged";
}

/**
 * Reads figures from counters only and in one statement, so the cost does not
 * grow with the responses. Counters contain released responses only, and
 * nothing else is read here. Results of free texts are withheld until
 * `minResponses` people have answered, as they might reveal who wrote what.
 */
export async function readAnalytics(
  db: Queryable,
  now: Date,
  minResponses: number,
  survey: SurveyOfFigures,
  view = viewOf(survey),
): Promise<ReadAnalytics> {
  const { surveyId } = survey;
  const figures = await readFigures(db, surveyId, termsMax, view);
  if (figures === null)
    throw new Error(`survey ${survey.surveyId} has no counters`);
  const results = { mode: survey.results, groupSize: survey.resultsGroup };
  return {
    responseCount: figures.responseCount,
    // Withdrawn responses that are still in the figures do not count as
    // responses.
    releasedCount: Math.min(figures.releasedCount, figures.responseCount),
    flaggedCount: figures.flaggedCount,
    withoutFlagged: view === "unflagged",
    leftOutReason: survey.leftOutReason,
    language: survey.language,
    ticketCount: figures.ticketCount,
    languages: shownLanguages(figures, survey),
    answerPlaces: survey.answerPlaces,
    rings: shownRings(figures, survey),
    results,
    tickets: survey.tickets,
    nextRelease: nextRelease(survey, now),
    timeSeries: toTimeSeries(figures, survey, now),
    ...toChoices(figures.questions),
    ...(figures.releasedCount < minResponses
      ? withholdTexts(Math.max(minResponses, firstRelease(results)))
      : toTexts(figures)),
    updatedAt: figures.releasedAt && toMinute(figures.releasedAt),
  };
}

/** Whether the figures include at least a release group of these, and a release group of others. */
function isShown(
  count: number,
  { wholeCount }: SurveyFigures,
  { resultsGroup }: SurveyOfFigures,
): boolean {
  return Math.min(count, wholeCount - count) >= resultsGroup;
}

function shownLanguages(
  figures: SurveyFigures,
  survey: SurveyOfFigures,
): Analytics["languages"] {
  return figures.languages.flatMap(({ language, count }) => {
    const known = readSurveyLanguage(language);
    const shown = known !== null && isShown(count, figures, survey);
    return shown ? [{ language: known, count }] : [];
  });
}

/** Each ring, and all except the nearest together. */
function shownRings(
  figures: SurveyFigures,
  survey: SurveyOfFigures,
): Analytics["rings"] {
  return answersFrom.flatMap((from) => {
    const parts = partsFrom(from).map(fromOfPart);
    const count = figures.rings
      .filter((ring) => parts.includes(ring.from))
      .reduce((sum, ring) => sum + ring.count, 0);
    return isShown(count, figures, survey) ? [{ from, count }] : [];
  });
}

function nextRelease(
  survey: SurveyOfFigures,
  now: Date,
): Analytics["nextRelease"] {
  const { results } = survey;
  if (results === "live" || isExpired(survey, now)) return null;
  return showsGroups(results) ? "more-answers" : "closing";
}

/** From the first response until the last release, or until the survey closed. */
function toTimeSeries(
  { times, releasedAt }: SurveyFigures,
  { results, expiresAt }: SurveyOfFigures,
  now: Date,
): Analytics["timeSeries"] {
  const counts = times.map(({ at, count }) => ({ hour: new Date(at), count }));
  const [start, last] = [counts[0]?.hour, counts.at(-1)?.hour];
  if (start === undefined || last === undefined) return [];
  const lastRelease =
    results === "live" || releasedAt === null ? now : releasedAt;
  const until = isExpired({ expiresAt }, now) ? expiresAt : lastRelease;
  return fillBuckets(counts, { start, end: until > last ? until : last });
}

function toChoices(
  questions: QuestionFigures[],
): Pick<
  Analytics,
  "choiceBreakdown" | "questionTotals" | "questionTexts" | "kinds"
> {
  const byId = <T>(list: QuestionFigures[], of: (item: QuestionFigures) => T) =>
    Object.fromEntries(list.map((item) => [item.questionId, of(item)]));
  const withOptions = questions.filter(({ type }) => offersOptions(type));
  const formed = questions.filter(
    ({ form, type }) => sendForm(form, type) !== null,
  );
  return {
    choiceBreakdown: byId(withOptions, ({ options, choiceCounts }) =>
      options.map((option, place) => ({
        option,
        count: choiceCounts[place] ?? 0,
      })),
    ),
    kinds: byId(formed, toKind),
    questionTotals: byId(questions, ({ answerCount }) => answerCount),
    questionTexts: byId(questions, ({ text }) => text),
  };
}

/** For choices, options and their counts are part of `choiceBreakdown` already. */
function toKind({ type, form, options, choiceCounts }: QuestionFigures) {
  const sent = sendForm(form, type) ?? { kind: form.kind };
  return offersOptions(type)
    ? { form: sent, options: [], places: [] }
    : { form: sent, options, places: choiceCounts };
}

type TextInsights = Pick<
  ReadAnalytics,
  | "sentimentAverage"
  | "sentimentHistogram"
  | "topKeywords"
  | "summary"
  | "described"
  | "withheldUntil"
>;

function toTexts(figures: SurveyFigures): TextInsights {
  return {
    sentimentAverage: averageSentiment(figures),
    sentimentHistogram: toHistogram(figures),
    topKeywords: figures.terms,
    summary: figures.summary ?? "",
    described: figures.summary ? describedIn(figures) : null,
    withheldUntil: null,
  };
}

function describedIn({
  releasedCount,
  questions,
  terms,
  sentimentCount,
  sentimentBins,
}: SurveyFigures): DescribedFigures {
  return { releasedCount, questions, terms, sentimentCount, sentimentBins };
}

function withholdTexts(withheldUntil: number): TextInsights {
  return {
    sentimentAverage: null,
    sentimentHistogram: [],
    topKeywords: [],
    summary: "",
    described: null,
    withheldUntil,
  };
}

/** From -1 to 1, rounded to a thousandth; null if no response has a sentiment. */
function averageSentiment({
  sentimentCount,
  sentimentSum,
}: SurveyFigures): number | null {
  if (sentimentCount === 0) return null;
  return Math.round((sentimentSum / sentimentCount) * 1000) / 1000;
}

const binNames = Array.from(
  { length: 10 },
  (_, bin) => `${(bin / 5 - 1).toFixed(1)}…${((bin + 1) / 5 - 1).toFixed(1)}`,
);

function toHistogram({
  sentimentBins,
}: SurveyFigures): Analytics["sentimentHistogram"] {
  const counts = new Map(sentimentBins.map(({ bin, count }) => [bin, count]));
  return binNames.map((bucket, bin) => ({
    bucket,
    count: counts.get(bin) ?? 0,
  }));
}
