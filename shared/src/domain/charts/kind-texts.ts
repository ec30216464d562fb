import { plural } from "../locale.ts";

const answers = { one: "answer", other: "answers" };

/** What rankings, numbers, dates and statements are told in. Numbers and dates arrive formatted beside a count that decides the wording, what authors wrote quoted. */
export const kindTexts = {
  answers: (count: number, formatted: string) =>
    `${formatted} ${plural(count, answers)}`,
  beatsAll: (item: string) =>
    `Most people put ${item} before each of the others`,
  noWinner: "Nothing is put before each of the others by most people",
  rankReading: (percent: string, mean: string) =>
    `${percent} first, mean rank ${mean}`,
  median: (middle: string, from: string, to: string) =>
    `Half answered at most ${middle}; the middle half lies from ${from} to ${to}`,
  about: (value: string) => `about ${value}`,
  within: (unit: string, value: string) => `${value} ${unit}`,
  span: (from: string, to: string) => `${from} – ${to}`,
  allTheSame: (value: string, count: string) =>
    `All ${count} answered ${value}`,
  agreement: (statement: string, percent: string) =>
    `Most agreement: ${statement}, ${percent} agree`,
  rejection: (statement: string, percent: string) =>
    `Most agreement: ${statement}, ${percent} disagree`,
  division: (statement: string, agree: string, disagree: string) =>
    `Most divided: ${statement}, ${agree} agree and ${disagree} disagree`,
  statementReading: (agree: string, disagree: string, pass: string) =>
    `${agree} agree, ${disagree} disagree, ${pass} pass`,
};
