import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = {
  one: "відповідь",
  few: "відповіді",
  many: "відповідей",
  other: "відповіді",
};

export const texts: Words<typeof english.texts> = {
  product: "Аналітика Nearsay",
  documentTitle: (title) => `${title} – Аналітика Nearsay`,
  responses: (count, formatted) => `${formatted} ${plural(count, responses)}`,
  published: (date) => `Опубліковано ${date}`,
  opens: (date) => `Відкриється ${date}`,
  opened: (date) => `Відкрито ${date}`,
  quota: (count, formatted) =>
    `Закриється після ${formatted} ${plural(count, { one: "відповіді", few: "відповідей", many: "відповідей", other: "відповіді" })}`,
  closes: (date) => `Закриється ${date}`,
  closed: (date) => `Закрито ${date}`,
  exported: (date) => `Станом на ${date}`,
  summary: "Підсумок від ШІ",
  asTable: "Цифри в таблиці",
  overTime: "Відповіді в часі",
  lines: (each) =>
    `Тонка лінія: відповіді ${each}. Товста лінія: їхнє ковзне середнє за 7.`,
  utc: "Час подано за UTC.",
  dashed: (notOver) => `Пунктир: ${notOver}.`,
  seriesColumns: ["Час", "Відповіді", "Ковзне середнє за 7"],
  choices: "Запитання з вибором",
  answered: (formatted) => `Відповіли: ${formatted}`,
  questionNumber: (number) => `Запитання ${number}`,
  topOption: "Найчастіший варіант",
  option: "Варіант",
  share: (percent, count) => `${percent} · ${count}`,
  kinds: "Рейтинги, числа й дати",
  answer: "Відповідь",
  answers: "Відповіді",
  statements: "Твердження",
  statementColumns: ["Твердження", "Згодні", "Не згодні", "Пропустили"],
  noAnswers: "Відповідей ще немає.",
  rankColumns: ["Варіант", "Перший вибір", "Середнє місце", "Виграні пари"],
  sentiment: "Тональність",
  sentimentColumns: ["Тональність", "Відповіді", "Частка"],
  keywords: "Головні ключові слова",
  keyword: "Ключове слово",
  keywordsNote:
    "У скількох відповідях трапляється кожне слово чи пара слів у вільних текстах.",
  coverage: (count, percent) =>
    `Перші ${count} охоплюють ${percent} усіх згадок.`,
  withheld: (until) =>
    `Ключові слова, тональність і підсумок з’являться, коли кількість людей, які відповіли, сягне ${until}.`,
  none: "Відповідей ще немає.",
};
