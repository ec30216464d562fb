import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./kind-texts.ts";

const answers = { one: "respuesta", other: "respuestas" };

export const kindTexts: Words<typeof english.kindTexts> = {
  answers: (count, formatted) => `${formatted} ${plural(count, answers)}`,
  beatsAll: (item) =>
    `La mayoría pone ${item} por delante de cada una de las demás`,
  noWinner: "La mayoría no pone nada por delante de cada una de las demás",
  rankReading: (percent, mean) =>
    `${percent} en primer lugar, posición media ${mean}`,
  median: (middle, from, to) =>
    `La mitad respondió como mucho ${middle}; la mitad central va de ${from} a ${to}`,
  about: (value) => `aproximadamente ${value}`,
  within: (unit, value) => `${value} ${unit}`,
  span: (from, to) => `${from} – ${to}`,
  allTheSame: (value, count) => `Las ${count} respuestas son ${value}`,
  agreement: (statement, percent) =>
    `Mayor acuerdo: ${statement}, ${percent} de acuerdo`,
  rejection: (statement, percent) =>
    `Mayor acuerdo: ${statement}, ${percent} en desacuerdo`,
  division: (statement, agree, disagree) =>
    `Mayor división: ${statement}, ${agree} de acuerdo y ${disagree} en desacuerdo`,
  statementReading: (agree, disagree, pass) =>
    `${agree} de acuerdo, ${disagree} en desacuerdo, ${pass} pasan`,
};
