import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const some =
  (one: string, other: string) => (count: number, formatted: string) =>
    `${formatted} ${plural(count, { one, other })}`;

const answers = some("Antwort", "Antworten");
const people = some("Person", "Personen");
const moods = {
  positive: "positiv",
  neutral: "neutral",
  negative: "negativ",
};

export const texts: Words<typeof english.texts> = {
  quoted: (words) => `„${words}“`,
  restingOn: (claim, basis) => `${claim} (${basis}).`,
  responses: answers,
  openQuestions: some("offene Frage", "offene Fragen"),
  answersTo: (count, formatted, name) =>
    `${answers(count, formatted)} auf ${name}`,
  someOf: (part, basis) => `${part} von ${basis}`,
  turnout: (count, formatted, asked, askedFormatted) =>
    `Auf diese Umfrage mit ${askedFormatted} ${plural(asked, { one: "Frage", other: "Fragen" })} ${plural(count, { one: `hat ${formatted} Person`, other: `haben ${formatted} Personen` })} geantwortet.`,
  mostAnswered: "Eine Frage wurde am häufigsten beantwortet",
  level: (top, next, share) =>
    `${top} und ${next} liegen gleichauf bei ${share}`,
  most: (top, share) => `Die meisten haben ${top} gewählt, ${share}`,
  leads: (top, share, next, nextShare) =>
    `${top} liegt vorn mit ${share}, vor ${next} mit ${nextShare}`,
  moodPart: (formatted, mood) => `${formatted} ${moods[mood]}`,
  sounds: (mood, parts) =>
    `Was geschrieben wurde, klingt ${mood === null ? "gemischt" : `meist ${moods[mood]}`}: ${parts}`,
  scored: (count, formatted, name) =>
    `${answers(count, formatted)} mit einordenbarem Text auf ${name}`,
  namedBy: (term, count, formatted) =>
    `${term} von ${people(count, formatted)}`,
  namedByMore: (term, formatted) => `${term} von ${formatted}`,
  namedMost: (terms) => `Am häufigsten genannt: ${terms}`,
};
