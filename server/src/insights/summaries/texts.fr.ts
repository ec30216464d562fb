import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const some =
  (one: string, other: string) => (count: number, formatted: string) =>
    `${formatted} ${plural(count, { one, other })}`;

const answers = some("réponse", "réponses");
const people = some("personne", "personnes");
const moods = { positive: "positif", neutral: "neutre", negative: "négatif" };

export const texts: Words<typeof english.texts> = {
  quoted: (words) => `«\u202f${words}\u202f»`,
  restingOn: (claim, basis) => `${claim} (${basis}).`,
  responses: answers,
  openQuestions: some("question ouverte", "questions ouvertes"),
  answersTo: (count, formatted, name) =>
    `${answers(count, formatted)} à ${name}`,
  someOf: (part, basis) => `${part} sur ${basis}`,
  turnout: (count, formatted, asked, askedFormatted) =>
    `${plural(count, { one: `${formatted} personne a répondu`, other: `${formatted} personnes ont répondu` })} à ce sondage de ${askedFormatted} ${plural(asked, { one: "question", other: "questions" })}.`,
  mostAnswered: "Une question a reçu le plus de réponses",
  level: (top, next, share) => `${top} et ${next} sont à égalité à ${share}`,
  most: (top, share) => `La plupart ont choisi ${top}, ${share}`,
  leads: (top, share, next, nextShare) =>
    `${top} est en tête avec ${share}, devant ${next} avec ${nextShare}`,
  moodPart: (formatted, mood) => `${formatted} ${moods[mood]}`,
  sounds: (mood, parts) =>
    `Le ton de ce qui a été écrit est ${mood === null ? "partagé" : `surtout ${moods[mood]}`}\u202f: ${parts}`,
  scored: (count, formatted, name) =>
    `${answers(count, formatted)} avec un texte évaluable, à ${name}`,
  namedBy: (term, count, formatted) =>
    `${term} par ${people(count, formatted)}`,
  namedByMore: (term, formatted) => `${term} par ${formatted}`,
  namedMost: (terms) => `Le plus souvent cité\u202f: ${terms}`,
};
