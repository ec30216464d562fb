import { plural } from "@nearsay/core/domain";

export type Mood = "positive" | "neutral" | "negative";

const some =
  (one: string, other = `${one}s`) =>
  (count: number, formatted: string) =>
    `${formatted} ${plural(count, { one, other })}`;

const answers = some("answer");
const people = some("person", "people");
const questions = some("question");
const responses = some("response");

/** What the built-in summary says: sentences by figures that arrive formatted beside the counts that decide their wording, what people wrote quoted. */
export const texts = {
  quoted: (words: string) => `“${words}”`,
  /** A claim with what it rests on, as a sentence. */
  restingOn: (claim: string, basis: string) => `${claim} (${basis}).`,
  responses,
  openQuestions: some("open question"),
  answersTo: (count: number, formatted: string, name: string) =>
    `${answers(count, formatted)} to ${name}`,
  someOf: (part: string, basis: string) => `${part} of ${basis}`,
  turnout: (
    count: number,
    formatted: string,
    asked: number,
    askedFormatted: string,
  ) =>
    `${people(count, formatted)} answered this survey of ${questions(asked, askedFormatted)}.`,
  mostAnswered: "One question was answered most",
  level: (top: string, next: string, share: string) =>
    `${top} and ${next} are level at ${share}`,
  most: (top: string, share: string) => `Most chose ${top}, ${share}`,
  leads: (top: string, share: string, next: string, nextShare: string) =>
    `${top} leads with ${share}, ahead of ${next} with ${nextShare}`,
  moodPart: (formatted: string, mood: Mood) => `${formatted} ${mood}`,
  sounds: (mood: Mood | null, parts: string) =>
    `What people wrote sounds ${mood === null ? "mixed" : `mostly ${mood}`}: ${parts}`,
  scored: (count: number, formatted: string, name: string) =>
    `${responses(count, formatted)} with text that could be scored, to ${name}`,
  namedBy: (term: string, count: number, formatted: string) =>
    `${term} by ${people(count, formatted)}`,
  namedByMore: (term: string, formatted: string) => `${term} by ${formatted}`,
  namedMost: (terms: string) => `Named most often: ${terms}`,
};
