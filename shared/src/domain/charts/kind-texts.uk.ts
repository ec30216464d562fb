import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./kind-texts.ts";

const answers = {
  one: "відповідь",
  few: "відповіді",
  many: "відповідей",
  other: "відповіді",
};

export const kindTexts: Words<typeof english.kindTexts> = {
  answers: (count, formatted) => `${formatted} ${plural(count, answers)}`,
  beatsAll: (item) => `Більшість ставить ${item} перед кожним з інших`,
  noWinner: "Більшість нічого не ставить перед кожним з інших",
  rankReading: (percent, mean) =>
    `${percent} на першому місці, середнє місце ${mean}`,
  median: (middle, from, to) =>
    `Половина відповіла щонайбільше ${middle}; середня половина — від ${from} до ${to}`,
  about: (value) => `приблизно ${value}`,
  within: (unit, value) => `${value} ${unit}`,
  span: (from, to) => `${from} – ${to}`,
  allTheSame: (value, count) => `Усі (${count}) відповіли ${value}`,
  agreement: (statement, percent) =>
    `Найбільше згоди: ${statement}, погоджуються ${percent}`,
  rejection: (statement, percent) =>
    `Найбільше згоди: ${statement}, не погоджуються ${percent}`,
  division: (statement, agree, disagree) =>
    `Найбільше розбіжностей: ${statement}, погоджуються ${agree}, не погоджуються ${disagree}`,
  statementReading: (agree, disagree, pass) =>
    `погоджуються ${agree}, не погоджуються ${disagree}, пропускають ${pass}`,
};
