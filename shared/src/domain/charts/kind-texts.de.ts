import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./kind-texts.ts";

const answers = { one: "Antwort", other: "Antworten" };

export const kindTexts: Words<typeof english.kindTexts> = {
  answers: (count, formatted) => `${formatted} ${plural(count, answers)}`,
  beatsAll: (item) => `Die meisten setzen ${item} vor jedes der anderen`,
  noWinner: "Nichts wird von den meisten vor jedes der anderen gesetzt",
  rankReading: (percent, mean) => `${percent} zuerst, mittlerer Rang ${mean}`,
  median: (middle, from, to) =>
    `Die Hälfte antwortete höchstens ${middle}; die mittlere Hälfte reicht von ${from} bis ${to}`,
  about: (value) => `etwa ${value}`,
  within: (unit, value) => `${value} ${unit}`,
  span: (from, to) => `${from} – ${to}`,
  allTheSame: (value, count) => `Alle ${count} antworteten ${value}`,
  agreement: (statement, percent) =>
    `Am einigsten: ${statement}, ${percent} stimmen zu`,
  rejection: (statement, percent) =>
    `Am einigsten: ${statement}, ${percent} lehnen ab`,
  division: (statement, agree, disagree) =>
    `Am umstrittensten: ${statement}, ${agree} stimmen zu und ${disagree} lehnen ab`,
  statementReading: (agree, disagree, pass) =>
    `${agree} stimmen zu, ${disagree} lehnen ab, ${pass} lassen aus`,
};
