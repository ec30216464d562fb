import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const some =
  (one: string, few: string, many: string) =>
  (count: number, formatted: string) =>
    `${formatted} ${plural(count, { one, few, many, other: few })}`;

const answers = some("відповідь", "відповіді", "відповідей");
const moods = {
  positive: "позитивно",
  neutral: "нейтрально",
  negative: "негативно",
};

export const texts: Words<typeof english.texts> = {
  quoted: (words) => `«${words}»`,
  restingOn: (claim, basis) => `${claim} (${basis}).`,
  responses: answers,
  openQuestions: some(
    "відкрите запитання",
    "відкриті запитання",
    "відкритих запитань",
  ),
  answersTo: (count, formatted, name) =>
    `${answers(count, formatted)} на ${name}`,
  someOf: (part, basis) => `${part}; усього ${basis}`,
  turnout: (count, formatted, _asked, askedFormatted) =>
    `${plural(count, {
      one: `Відповіла ${formatted} людина`,
      few: `Відповіли ${formatted} людини`,
      many: `Відповіли ${formatted} людей`,
      other: `Відповіли ${formatted} людини`,
    })}; кількість запитань в опитуванні: ${askedFormatted}.`,
  mostAnswered: "Одне запитання отримало найбільше відповідей",
  level: (top, next, share) => `${top} і ${next} нарівно: по ${share}`,
  most: (top, share) => `Більшість обрала ${top}, ${share}`,
  leads: (top, share, next, nextShare) =>
    `${top} лідирує: ${share}, далі ${next}: ${nextShare}`,
  moodPart: (formatted, mood) => `${formatted} ${moods[mood]}`,
  sounds: (mood, parts) =>
    `Написане звучить ${mood === null ? "по-різному" : `переважно ${moods[mood]}`}: ${parts}`,
  scored: (count, formatted, name) =>
    `${answers(count, formatted)} з текстом, який можна оцінити, на ${name}`,
  namedBy: (term, count, formatted) =>
    `${term}: ${some("людина", "людини", "людей")(count, formatted)}`,
  namedByMore: (term, formatted) => `${term}: ${formatted}`,
  namedMost: (terms) => `Найчастіше згадують: ${terms}`,
};
