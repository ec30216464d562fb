import { plural } from "@nearsay/core/domain";
import type { MarkReading } from "@nearsay/core/domain/charts";

const responses = { one: "response", other: "responses" };
const options = { one: "option", other: "options" };
const questions = { one: "question", other: "questions" };

const counted = (until: string | null) =>
  until === null ? "" : `, counted up to ${until}`;

/** Everything this remote says. Numbers arrive formatted where a count decides no wording. */
export const texts = {
  insights: "Insights",
  refresh: "Refresh",
  refreshing: "Refreshing",
  loading: "Loading analytics",
  error: (message: string) => `Analytics error: ${message}`,
  unknownError: "the figures could not be loaded",
  refreshed: "Figures are up to date",
  shownNow: (shown: string, all: string) =>
    `Now shows ${shown} of ${all} answers`,
  answersOf: (count: string, first: string) => `${count} of ${first} answers`,
  newResponses: (count: number, formatted: string) =>
    `${formatted} new ${plural(count, responses)}`,
  /** What is read out of a load: its sentences, and alerts that are new. */
  news: (sentences: readonly string[], alerts: readonly string[]) =>
    sentences.length + alerts.length < 2
      ? [...sentences, ...alerts].join("")
      : [...sentences.map((words) => `${words}.`), ...alerts].join(" "),
  withheldHint: "With fewer, it might tell who wrote what.",

  withoutFlaggedHint:
    "Draws every chart without them; beside each option stands the difference in percentage points.",
  otherViewFailed: "Figures without flagged answers could not be loaded.",
  points: (change: string) => `${change} pts`,
  integrityNote:
    "Flagged answers are no verdict on anybody, and nobody is refused for one sign.",
  retry: "Try again",

  languages: {
    label: "Answered in",
    all: "All languages",
    each: (name: string, count: string) => `${name} (${count})`,
    hint: "Listed once enough answers in it are shown, and enough others. An option is counted at its place, whichever language names it.",
    failed: "Figures of this language could not be loaded.",
  },
  sides: {
    count: (name: string) => `${name}: responses`,
    percent: (name: string) => `${name}: share in %`,
  },

  exportHtml: "Export HTML",
  exporting: "Exporting",
  exportRestricted: "Export requires a code.",
  exportFailed: "Failed to export HTML.",
  exportRefused: (status: number) => `Export failed (status ${status}).`,
  exportCode: {
    title: "Enter Export Code",
    description:
      "The creator of this survey asks for a code from whoever exports its insights. Enter it below to continue",
    label: "Export code",
    tooShort: (min: number) => `Code must be at least ${min} characters.`,
    spaces: "Code cannot contain spaces.",
  },

  alerts: "Alerts",
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
    /** @param until Names the last day or hour that is compared, where the one that is not over is left out. */
    up: (percent: string, span: string, until: string | null) =>
      `Up ${percent} on the ${span} before${counted(until)}`,
    down: (percent: string, span: string, until: string | null) =>
      `Down ${percent} on the ${span} before${counted(until)}`,
    same: (span: string, until: string | null) =>
      `Level with the ${span} before${counted(until)}`,
  },

  summary: "AI Summary",
  noSummary: "No summary yet",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Could not copy",

  overTime: "Responses Over Time",
  noResponsesHint: "The line starts with the first answer.",
  seriesColumns: ["Time", "Responses", "Moving average of 7"],
  range: (from: string, to: string, each: string) => `${from} – ${to}, ${each}`,
  rangeSoFar: (range: string, notOver: string) => `${range}; ${notOver}`,
  facts: (facts: readonly string[]) => facts.join(", "),
  reading: ({ name, facts }: Pick<MarkReading, "name" | "facts">) =>
    `${name}: ${facts.join(", ")}`,
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
  sharePercent: "Share in %",
  question: "Question",
  other: "Other",
  tones: {
    negative: "Negative",
    neutral: "Neutral",
    positive: "Positive",
    other: "Other",
  },
  questionNumber: (number: string) => `Question ${number}`,
  moreMembers: (count: number, formatted: string) =>
    `${formatted} more ${plural(count, options)}`,
  member: (option: string, count: string) => `${option} (${count})`,
  findQuestion: "Find a question",
  questionsShown: (shown: string, found: number, formatted: string) =>
    `Showing ${shown} of ${formatted} ${plural(found, questions)}`,
  noQuestionFound: "No question has these words",
  showMoreQuestions: (count: number, formatted: string) =>
    `Show ${formatted} more ${plural(count, questions)}`,
  severalAllowed:
    "People could choose several options, so shares here are of all choices made.",
  severalAddUp:
    "People could choose several options, so shares of those who answered add up to more than 100%.",

  kindsNotLoaded: "These figures could not be loaded.",

  sentiment: "Sentiment",
  noSentimentHint: "It is read from free-text answers.",
  sentimentColumns: ["Sentiment", "Responses", "Share"],
  savedSentimentColumns: ["Sentiment", "Responses", "Share in %"],

  keywords: "Top Keywords",
  noKeywordsHint: "They are taken from free-text answers.",
  keyword: "Keyword",
  mentions: "Mentions",
  keywordsView: "View of the keywords",
  bars: "Bars",
  treemap: "Treemap",
  chips: "Chips",
  chipsHint: "Click a keyword to copy it.",
  exploreTiles: "Read the keywords tile by tile",
  tilesHint:
    "The larger a tile, the more often its keyword is mentioned; the table names all.",
  ofMentions: (percent: string) => `${percent} of all mentions`,
  show: "Show",
  coverage: (count: string, percent: string) => `Top ${count} cover ${percent}`,

  download: (figure: string) => `Download ${figure}`,
  downloadChart: "Chart (SVG)",
  downloadNumbers: "Numbers (CSV)",
  downloadFailed: "The file could not be made. Please try again.",
  downloaded: "The file was saved",
  source: (survey: string) => `Source: Nearsay, survey ${survey}`,
  sourceOf: (survey: string, date: string) =>
    `Source: Nearsay, survey ${survey}, ${date}`,
};
