import { plural } from "@nearsay/core/domain";

const responses = { one: "response", other: "responses" };

/** Everything the exported file says. */
export const texts = {
  product: "Nearsay insights",
  documentTitle: (title: string) => `${title} – Nearsay insights`,
  responses: (count: number, formatted: string) =>
    `${formatted} ${plural(count, responses)}`,
  published: (date: string) => `Published ${date}`,
  closes: (date: string) => `Closes ${date}`,
  closed: (date: string) => `Closed ${date}`,
  exported: (date: string) => `As of ${date}`,
  summary: "Summary",
  overTime: "Responses over time",
  lines: (each: string) =>
    `Thin line: responses ${each}. Bold line: their moving average of 7. Times are in UTC.`,
  dashed: (notOver: string) => `Dashed: ${notOver}.`,
  asTable: "The numbers as a table",
  columns: { from: "From", count: "Responses", average: "Average of 7" },
  choices: "Multiple choice",
  answered: (formatted: string) => `Answered by ${formatted}`,
  questionNumber: (number: string) => `Question ${number}`,
  topOption: "Top option",
  share: (percent: string, count: string) => `${percent} · ${count}`,
  keywords: "Top keywords",
  keywordsNote:
    "In how many responses each word or pair of words occurs in free-text answers.",
  sentiment: "Sentiment of free-text answers",
  sentimentNote: (percent: string) =>
    `On average ${percent} on a scale from 0 % (negative) to 100 % (positive).`,
  withheld: (until: string) =>
    `Keywords, sentiment and summary show once ${until} people have answered.`,
  none: "No responses yet.",
};
