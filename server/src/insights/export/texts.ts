import { plural } from "@nearsay/core/domain";

const responses = { one: "response", other: "responses" };

/** Everything the exported file says. */
export const texts = {
  product: "Nearsay insights",
  documentTitle: (title: string) => `${title} – Nearsay insights`,
  responses: (count: number, formatted: string) =>
    `${formatted} ${plural(count, responses)}`,
  published: (date: string) => `Published ${date}`,
  opens: (date: string) => `Opens ${date}`,
  opened: (date: string) => `Opened ${date}`,
  quota: (count: number, formatted: string) =>
    `Closes after ${formatted} ${plural(count, responses)}`,
  closes: (date: string) => `Closes ${date}`,
  closed: (date: string) => `Closed ${date}`,
  exported: (date: string) => `As of ${date}`,
  summary: "AI Summary",
  asTable: "The numbers as a table",
  overTime: "Responses Over Time",
  lines: (each: string) =>
    `Thin line: responses ${each}. Bold line: their moving average of 7.`,
  utc: "Times are in UTC.",
  dashed: (notOver: string) => `Dashed: ${notOver}.`,
  seriesColumns: ["Time", "Responses", "Moving average of 7"],
  choices: "Multiple Choice",
  answered: (formatted: string) => `Answered by ${formatted}`,
  questionNumber: (number: string) => `Question ${number}`,
  topOption: "Top option",
  option: "Option",
  share: (percent: string, count: string) => `${percent} · ${count}`,
  kinds: "Rankings, Numbers and Dates",
  answer: "Answer",
  answers: "Responses",
  statements: "Statements",
  statementColumns: ["Statement", "Agree", "Disagree", "Pass"],
  noAnswers: "No answers yet.",
  rankColumns: ["Option", "First choices", "Mean rank", "Pairs won"],
  sentiment: "Sentiment",
  sentimentColumns: ["Sentiment", "Responses", "Share"],
  keywords: "Top Keywords",
  keyword: "Keyword",
  keywordsNote:
    "In how many responses each word or pair of words occurs in free-text answers.",
  coverage: (count: string, percent: string) =>
    `Top ${count} cover ${percent} of all mentions.`,
  withheld: (until: string) =>
    `Keywords, sentiment and summary show once ${until} people have answered.`,
  none: "No responses yet.",
};
