import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./kind-texts.ts";

const answers = { one: "réponse", other: "réponses" };

export const kindTexts: Words<typeof english.kindTexts> = {
  answers: (count, formatted) => `${formatted} ${plural(count, answers)}`,
  beatsAll: (item) => `La plupart placent ${item} devant chacune des autres`,
  noWinner: "Rien n’est placé devant chacune des autres par la plupart",
  rankReading: (percent, mean) => `${percent} en premier, rang moyen ${mean}`,
  median: (middle, from, to) =>
    `La moitié a répondu au plus ${middle} ; la moitié centrale va de ${from} à ${to}`,
  about: (value) => `environ ${value}`,
  within: (unit, value) => `${value} ${unit}`,
  span: (from, to) => `${from} – ${to}`,
  allTheSame: (value, count) => `Les ${count} réponses sont toutes ${value}`,
  agreement: (statement, percent) =>
    `Le plus d’accord : ${statement}, ${percent} pour`,
  rejection: (statement, percent) =>
    `Le plus d’accord : ${statement}, ${percent} contre`,
  division: (statement, agree, disagree) =>
    `Le plus partagé : ${statement}, ${agree} pour et ${disagree} contre`,
  statementReading: (agree, disagree, pass) =>
    `${agree} pour, ${disagree} contre, ${pass} sans avis`,
};
