import { type MatrixCell, movingAverageWindow } from "@nearsay/core/domain";

const plural = (count: number, one: string, many: string) =>
  count === 1 ? one : many;

export type TimeUnit = keyof typeof prepositions;

const prepositions = {
  hour: "at",
  day: "on",
  week: "in the week of",
  month: "in",
  bucket: "at",
};

/** Everything this remote says. Numbers arrive formatted where a count decides no wording. */
export const texts = {
  insights: "Insights",
  refresh: "Refresh",
  refreshing: "Refreshing",
  loading: "Loading analytics",
  error: (message: string) => `Analytics error: ${message}`,
  unknownError: "the figures could not be loaded",
  refreshed: "Figures are up to date",

  spike: (percent: string) =>
    `Responses spiked ${percent} in the most recent bucket.`,
  spikeFromNothing: (count: string) =>
    `Responses spiked from none to ${count} in the most recent bucket.`,
  lowSentiment: "Sentiment is trending low, review negative keywords.",

  responses: "Responses",
  lastUpdated: "Last Updated",
  never: "—",
  sparkline: (counts: string) => `Latest buckets: ${counts}`,
  change: {
    up: (percent: string, span: string) =>
      `Up ${percent} on the ${span} before`,
    down: (percent: string, span: string) =>
      `Down ${percent} on the ${span} before`,
    same: (span: string) => `Level with the ${span} before`,
  },

  summary: "AI Summary",
  noSummary: "No summary yet",
  copy: "Copy",
  copied: "Copied",

  overTime: "Responses Over Time",
  noResponses: "No responses yet",
  noResponsesHint: "The line starts with the first answer.",
  /** Words for a step of the time axis, such as one day or three hours. */
  each: (unit: TimeUnit, size: number) =>
    size === 1 ? `per ${unit}` : `per ${size} ${unit}s`,
  span: (unit: TimeUnit, size: number) =>
    `${movingAverageWindow * size} ${unit}s`,
  at: (unit: TimeUnit, size: number, start: string) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `in the ${size} ${unit}s from ${start}`,
  average: "average",
  averageLong: "Moving average of 7",
  bucket: "Time",
  peak: (at: string, count: number, formatted: string) =>
    `Most came ${at}: ${formatted} ${plural(count, "response", "responses")}`,
  only: (at: string, count: number, formatted: string) =>
    count === 1
      ? `The only response came ${at}`
      : `All ${formatted} responses came ${at}`,
  trendUp: (percent: string, span: string) =>
    `The last ${span} brought ${percent} more responses than the ${span} before`,
  trendDown: (percent: string, span: string) =>
    `The last ${span} brought ${percent} fewer responses than the ${span} before`,
  trendLevel: (span: string) =>
    `The last ${span} brought as many responses as the ${span} before`,
  range: (from: string, to: string, each: string) => `${from} – ${to}, ${each}`,
  reading: (date: string, count: number, formatted: string, average: string) =>
    `${date}: ${formatted} ${plural(count, "response", "responses")}, average ${average}`,
  explore: "Read the chart point by point",
  asTable: "Show the numbers as a table",

  choices: "Multiple Choice",
  choicesView: "View of the multiple choice questions",
  selectQuestion: "Questions: select one to read more about it",
  matrix: "Matrix",
  detail: "Detail",
  grid: "Grid",
  fullView: "Full view",
  topAndBuckets: "Top + buckets",
  totalResponses: (count: string) => `Total responses: ${count}`,
  totalRecorded: (count: string) => `Total responses recorded: ${count}`,
  showCounts: "Show counts",
  showPercent: "Show %",
  topOption: "Top option",
  option: "Option",
  share: "Share",
  other: "Other",
  tones: {
    positive: "Positive",
    neutral: "Neutral",
    negative: "Negative",
    other: "Other",
  },
  questionNumber: (number: string) => `Question ${number}`,
  noAnswers: "No one has answered this question yet",
  mostChose: (option: string, percent: string, count: string, of: string) =>
    `Most chose “${option}”: ${percent}, ${count} of ${of}.`,
  noLeader: "No option leads on its own.",
  moreMembers: (count: number, formatted: string) =>
    `and ${formatted} more ${plural(count, "option", "options")}`,
  member: (option: string, count: string) => `${option} (${count})`,
  severalAllowed:
    "People could choose several options, so shares here are of all choices made.",

  keywords: "Top Keywords",
  noKeywords: "No keywords yet",
  noKeywordsHint: "They are taken from free-text answers.",
  keyword: "Keyword",
  mentions: "Mentions",
  keywordsView: "View of the keywords",
  bars: "Bars",
  treemap: "Treemap",
  chips: "Chips",
  chipsHint: "Click a keyword to copy it.",
  treemapLabel: (leading: string) => `Most frequent: ${leading}`,
  show: "Show",
  coverage: (count: string, percent: string) => `Top ${count} cover ${percent}`,
};

export function cellName(cell: MatrixCell): string {
  return cell.kind === "option" ? cell.option : texts.tones[cell.kind];
}
