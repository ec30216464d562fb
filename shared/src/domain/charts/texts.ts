import { plural } from "../locale.ts";
import { movingAverageWindow } from "../insights.ts";
import type { ComparedSpans, TimeUnit } from "./bucket-step.ts";
import type { SentimentTone } from "./sentiment-tones.ts";

/** How what people wrote stands in a sentence. */
export const quotationTexts = {
  quoted: (words: string) => `“${words}”`,
};

/** What the answers to a choice question are told in. Numbers arrive formatted, options quoted. */
export const choiceTexts = {
  noAnswers: "No answers to show yet",
  onlyAnswer: (option: string) => `The only answer is ${option}`,
  all: (option: string, count: string) => `All ${count} chose ${option}`,
  nearlyAll: (option: string, count: string, of: string) =>
    `Nearly all chose ${option}: ${count} of ${of}`,
  most: (option: string, percent: string, count: string, of: string) =>
    `Most chose ${option}: ${percent}, ${count} of ${of}`,
  leads: (option: string, percent: string, count: string, of: string) =>
    `${option} leads with ${percent}, ${count} of ${of}`,
  level: (options: string, percent: string) =>
    `${options} share the lead with ${percent} each`,
  severalLevel: (count: string, percent: string) =>
    `${count} options share the lead with ${percent} each`,
  mean: (mean: string, top: string, n: string, percent: string) =>
    `${mean} of ${top} on average (n = ${n}); ${percent} gave one of the two highest`,
  ends: (from: string, low: string, to: string, high: string) =>
    [low && `${from} is ${low}`, high && `${to} is ${high}`]
      .filter((end) => end !== "")
      .join(", "),
};

const mentions = { one: "mention", other: "mentions" };

/** What keywords are told in. Numbers arrive formatted where a count decides no wording, keywords quoted. */
export const keywordTexts = {
  noKeywords: "No keywords yet",
  mentionCount: (count: number, formatted: string) =>
    `${formatted} ${plural(count, mentions)}`,
  onlyKeyword: (keyword: string, mentions: string) =>
    `The only keyword is ${keyword}, with ${mentions}`,
  leads: (keyword: string, mentions: string, next: string, count: string) =>
    `${keyword} leads with ${mentions}, ahead of ${next} with ${count}`,
  lead: (keywords: string, mentions: string) =>
    `${keywords} lead with ${mentions} each`,
  severalLead: (count: string, mentions: string) =>
    `${count} keywords lead with ${mentions} each`,
  allLevel: (count: string, mentions: string) =>
    `All ${count} keywords are level, with ${mentions} each`,
};

/** What figures say of the responses that they rest on. Numbers and dates arrive formatted, beside a count that decides the wording. */
export const releaseTexts = {
  atOnce: "Figures follow each answer at once.",
  atOnceHint: "Whoever watches them can tell what one person answered.",

  nobodyYet: "Nobody has answered yet.",
  nobody: "Nobody answered.",
  answered: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} person answered.`,
      other: `${formatted} people answered.`,
    }),
  /** Where places are counted, which have groups of their own. */
  parts: (group: string) =>
    `Answers are told apart by where they come from, in groups of at least ${group} from several networks, so the first results take more of them.`,
  networks: (group: string) =>
    `Results show once at least ${group} answers come from several networks, so that nobody can make up a group alone.`,
  closing: (date: string | null) =>
    `Results show once the survey is closed${date === null ? "" : `, on ${date}`}.`,
  tooFew: "Too few answers to show without telling who gave them.",
  soon: "Results show in a moment.",

  shown: (shown: string, all: string) => `Shows ${shown} of ${all} answers`,
  shownAll: (all: string) => `Shows all ${all} answers.`,
  next: (shown: string) => `${shown}; the next are shown together.`,
  restsOn: (shown: string) =>
    `Every figure but the number of responses rests on those ${shown}.`,
  restAtClosing: (date: string | null) =>
    `The others show once the survey is closed${date === null ? "" : `, on ${date}`}.`,
  restTooFew: (count: number, formatted: string) =>
    plural(count, {
      one: "The last one cannot be shown without telling who gave it.",
      other: `The other ${formatted} are too few to show without telling who gave them.`,
    }),
  restSoon: "The others show in a moment.",
  flagged: (count: string, leftOut: boolean) =>
    `Flagged answers: ${count}, ${leftOut ? "left out" : "counted"}.`,
  withheld: (until: number, formatted: string) =>
    plural(until, {
      one: `Shown once ${formatted} person has answered`,
      other: `Shown once ${formatted} people have answered`,
    }),
};

/** What became of answers, from having been sent to being counted. Numbers arrive formatted beside a count that decides the wording. */
export const integrityTexts = {
  heading: "Integrity",
  none: (shown: string) => `None of the ${shown} answers shown is flagged.`,
  nothingShown: "Nothing is shown yet, so nothing is flagged.",
  flagged: (flagged: number, formatted: string, shown: string) =>
    `${formatted} of ${shown} answers ${plural(flagged, { one: "is", other: "are" })} flagged: two signs or more speak for their having been stuffed.`,
  shift: (option: string, without: string, all: string) =>
    `Without them: ${option} ${without} instead of ${all}.`,
  noShift: "Without them no share changes by a point or more.",
  leftOut: "The author of this survey leaves flagged answers out:",
  withoutFlagged: "Without flagged answers",
  failed: "What became of the answers could not be loaded.",
  method: "How this is judged, and how often it errs",

  ways: {
    heading: "How answers came",
    site: "Found on Nearsay",
    link: "By a link to the survey",
    embed: "Embedded in other sites",
    ticket: "By paper ticket",
    kiosk: "At a kiosk",
    embedSite: (site: string) => `of these from ${site}`,
  },
  rings: {
    heading: "Who told places",
    device: "The person's device",
    page: "The page around an embed",
    least: (count: string) => `${count} or more`,
  },
  refused: {
    heading: "Not taken",
    closed: "After closing",
    duplicate: "A second time",
    check: "Failed the bot check",
    limit: "Too many at a time",
  },
  marks: {
    heading: "Signs of stuffing",
    fresh: "New anonymous ID",
    fast: "Faster than it can be read",
    burst: "In a burst of one network",
    repeated: "The same choices again and again",
    copied: "Copied words",
  },
  changes: {
    heading: "Left out or counted by the author",
    counted: "Flagged answers are counted again",
  },
};

/** Answers by ticket and those of everybody else, where a survey shows them apart. Numbers arrive formatted. */
export const sideTexts = {
  tickets: "By ticket",
  others: "Everybody else",
  /** In the place of a number. */
  untold: "—",
  /** What one side's part of a mark is: its share of that side, and how many that is. */
  share: (percent: string, count: string) => `${percent} (${count})`,
  reading: (side: string, share: string) => `${side} ${share}`,
  finding: (side: string, finding: string) => `${side}: ${finding}`,
  each: "Answers by ticket and everybody else’s are shown apart, in shares of each side’s own answers.",
  awaited: (name: string) =>
    `${name}: no answers are shown yet, so both sides are shown together.`,
  flagged:
    "Answers by ticket and everybody else’s are shown apart where flagged answers are counted.",
  failed:
    "Answers by ticket and everybody else’s could not be loaded apart. Please refresh.",
  averages: (averages: string) =>
    `Averages on a scale from 0% (negative) to 100% (positive): ${averages}`,
};

/** What a distribution of sentiment is told in. Numbers arrive formatted. */
export const sentimentTexts = {
  noSentiment: "No sentiment yet",
  tones: {
    negative: "Negative",
    neutral: "Neutral",
    positive: "Positive",
  },
  /** "0–10%": a part of the scale, by the percentages of its ends. */
  span: (from: string, to: string) => `${from}–${to}`,
  spanTone: (span: string, tone: SentimentTone) => `${span}, ${tone}`,
  average: (percent: string) => `Average ${percent}`,
  scale: "From 0% (negative) to 100% (positive)",
  averageOnScale: (percent: string) =>
    `Average ${percent} on a scale from 0% (negative) to 100% (positive)`,
  only: (tone: SentimentTone) => `The only response with text sounds ${tone}`,
  all: (count: string, tone: SentimentTone) =>
    `All ${count} responses with text sound ${tone}`,
  nearlyAll: (tone: SentimentTone) =>
    `Nearly all responses with text sound ${tone}`,
  most: (percent: string, tone: SentimentTone) =>
    `${percent} of responses with text sound ${tone}`,
  mixedPart: (percent: string, tone: SentimentTone) => `${percent} ${tone}`,
  mixed: (parts: string) => `Responses with text sound mixed: ${parts}`,
  /** For servers that name the parts of their distribution in their own words. */
  peak: (quoted: string, percent: string) =>
    `Most frequent is ${quoted}: ${percent} of responses with text`,
  noPeak: "No tone is more frequent than every other",
};

const prepositions = {
  hour: "at",
  day: "on",
  week: "in the week of",
  month: "in",
  bucket: "in",
};

const units = {
  hour: { one: "hour", other: "hours" },
  day: { one: "day", other: "days" },
  week: { one: "week", other: "weeks" },
  month: { one: "month", other: "months" },
  bucket: { one: "bucket", other: "buckets" },
};

const some = (unit: TimeUnit, size: number) =>
  `${size} ${plural(size, units[unit])}`;

const responses = { one: "response", other: "responses" };

const counted = (count: number, formatted: string) =>
  `${formatted} ${plural(count, responses)}`;

/** What a series over time is told in. Numbers arrive formatted where a count decides no wording. */
export const seriesTexts = {
  noResponses: "No responses yet",
  /** Words for a step of the time axis, such as one day or three hours. */
  each: (unit: TimeUnit, size: number) =>
    size === 1 ? `per ${units[unit].one}` : `per ${some(unit, size)}`,
  span: (unit: TimeUnit, size: number) =>
    some(unit, movingAverageWindow * size),
  at: (unit: TimeUnit, size: number, start: string) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `in the ${some(unit, size)} from ${start}`,
  counted,
  average: "average",
  averageOf: (average: string) => `average ${average}`,
  soFar: "so far",
  /** A bucket that is still counted in. */
  labelSoFar: (label: string) => `${label}, so far`,
  /** @param size How many units the bucket covers that is still counted in. */
  notOver: (unit: TimeUnit, size: number) =>
    size === 1
      ? `the last ${units[unit].one} is not counted in full yet`
      : `the last ${some(unit, size)} are not counted in full yet`,
  only: (at: string, count: number, formatted: string) =>
    count === 1
      ? `The only response came ${at}`
      : `All ${formatted} responses came ${at}`,
  most: (at: string, formatted: string, total: string) =>
    `Most came ${at}: ${formatted} of ${total} responses`,
  /** Of answers that count when their group was shown. */
  byRelease: {
    only: (at: string, count: number, formatted: string) =>
      count === 1
        ? `The only response was shown ${at}`
        : `All ${formatted} responses were shown ${at}`,
    most: (at: string, formatted: string, total: string) =>
      `Most were shown ${at}: ${formatted} of ${total} responses`,
    note: "Answers count in the hour in which their group was shown.",
  },
  peak: (at: string, formatted: string) =>
    `Responses peaked ${at} with ${formatted}`,
  /** Where several buckets share the highest count. */
  atMost: (each: string, count: number, formatted: string) =>
    `Never more than ${counted(count, formatted)} ${each}`,
  /** @param until Names the end of the later span; null where it has no name but being last. */
  compared: (span: string, until: string | null): ComparedSpans => ({
    recent: until === null ? `The last ${span}` : `The ${span} up to ${until}`,
    before: `the ${span} before`,
  }),
  trendUp: (percent: string, { recent, before }: ComparedSpans) =>
    `${recent} brought ${percent} more responses than ${before}`,
  trendTimes: (times: string, { recent, before }: ComparedSpans) =>
    `${recent} brought ${times} times as many responses as ${before}`,
  trendDown: (percent: string, { recent, before }: ComparedSpans) =>
    `${recent} brought ${percent} fewer responses than ${before}`,
  trendLevel: ({ recent, before }: ComparedSpans) =>
    `${recent} brought as many responses as ${before}`,
  trendNearlyLevel: ({ recent, before }: ComparedSpans) =>
    `${recent} brought about as many responses as ${before}`,
  trendNone: ({ recent, before }: ComparedSpans, earlier: string) =>
    `${recent} brought no responses, after ${earlier} in ${before}`,
};
