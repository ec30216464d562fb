import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./kind-texts.ts";

export const kindTexts: Words<typeof english.kindTexts> = {
  answers: (count, formatted) =>
    plural(count, {
      zero: "لا إجابات",
      one: "إجابة واحدة",
      two: "إجابتان",
      few: `${formatted} إجابات`,
      other: `${formatted} إجابة`,
    }),
  beatsAll: (item) => `يضع معظمهم ${item} قبل كل خيار آخر`,
  noWinner: "لا خيار يضعه معظمهم قبل كل خيار آخر",
  rankReading: (percent, mean) =>
    `${percent} في المرتبة الأولى، متوسط المرتبة ${mean}`,
  median: (middle, from, to) =>
    `أجاب النصف بما لا يزيد على ${middle}؛ ويقع النصف الأوسط بين ${from} و${to}`,
  about: (value) => `نحو ${value}`,
  within: (unit, value) => `${value} ${unit}`,
  span: (from, to) => `${from} – ${to}`,
  allTheSame: (value, count) => `أجاب الجميع (${count}) بـ${value}`,
  agreement: (statement, percent) =>
    `أوسع اتفاق: ${statement}، ${percent} يوافقون`,
  rejection: (statement, percent) =>
    `أوسع اتفاق: ${statement}، ${percent} لا يوافقون`,
  division: (statement, agree, disagree) =>
    `أوسع انقسام: ${statement}، ${agree} يوافقون و${disagree} لا يوافقون`,
  statementReading: (agree, disagree, pass) =>
    `${agree} يوافقون، ${disagree} لا يوافقون، ${pass} يمتنعون`,
};
