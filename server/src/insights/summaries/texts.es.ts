import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const some =
  (one: string, other: string) => (count: number, formatted: string) =>
    `${formatted} ${plural(count, { one, other })}`;

const answers = some("respuesta", "respuestas");
const people = some("persona", "personas");
const moods = {
  positive: "positivo",
  neutral: "neutral",
  negative: "negativo",
};

export const texts: Words<typeof english.texts> = {
  quoted: (words) => `«${words}»`,
  restingOn: (claim, basis) => `${claim} (${basis}).`,
  responses: answers,
  openQuestions: some("pregunta abierta", "preguntas abiertas"),
  answersTo: (count, formatted, name) =>
    `${answers(count, formatted)} a ${name}`,
  someOf: (part, basis) => `${part} de ${basis}`,
  turnout: (count, formatted, asked, askedFormatted) =>
    `${plural(count, { one: `Respondió ${formatted} persona`, other: `Respondieron ${formatted} personas` })} a esta encuesta de ${askedFormatted} ${plural(asked, { one: "pregunta", other: "preguntas" })}.`,
  mostAnswered: "Una pregunta fue la más respondida",
  level: (top, next, share) => `${top} y ${next} empatan con ${share}`,
  most: (top, share) => `La mayoría eligió ${top}, ${share}`,
  leads: (top, share, next, nextShare) =>
    `${top} va en cabeza con ${share}, por delante de ${next} con ${nextShare}`,
  moodPart: (formatted, mood) => `${formatted} ${moods[mood]}`,
  sounds: (mood, parts) =>
    `El tono de lo escrito es ${mood === null ? "variado" : `sobre todo ${moods[mood]}`}: ${parts}`,
  scored: (count, formatted, name) =>
    `${answers(count, formatted)} con texto valorable, a ${name}`,
  namedBy: (term, count, formatted) =>
    `${term} por ${people(count, formatted)}`,
  namedByMore: (term, formatted) => `${term} por ${formatted}`,
  namedMost: (terms) => `Lo más mencionado: ${terms}`,
};
