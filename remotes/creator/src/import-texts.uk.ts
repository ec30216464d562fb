import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Цей файл більший за 1 МБ, таких опитувань не буває.",
    noJson: "Цей файл не є JSON. Виберіть збережений як JSON.",
    unknown:
      "Цей файл не є ні опитуванням, збереженим на цьому сайті, ні опитуванням SurveyJS.",
  },
  survey: "Опитування",
  page: (number) => `Сторінка ${number}`,
  question: (number) => `Запитання ${number}`,
  panel: "Панель",
  noText: (where, name) => `${where}: «${name}» не є текстом.`,
  cut: (where, name, max) =>
    `${where}: «${name}» обрізано, межа в знаках: ${formatCount(max)}.`,
  settings: (where, names) => `${where}: ${names.join(", ")}.`,
  unreadable: (where) => `${where}: не вдалося прочитати.`,
  noChoice: (where, name) => `${where}: «${name}» не каже нічого відомого тут.`,
  kind: (where, kind) => `${where}: запитань виду «${kind}» тут не ставлять.`,
  asText: (where, kind) =>
    `${where}: ставиться як вільний текст, а не як «${kind}».`,
  noBounds: (where) =>
    `${where}: у файлі не сказано, у яких межах відповіді. Перевірте межі.`,
  ends: (where, ends) => `${where}: слова на кінцях, «${ends}».`,
  visibleIf: (where, condition) =>
    `${where}: ставиться більшій кількості людей. У файлі його ставлять, лише якщо «${condition}».`,
  named: (title) => `«\u2068${title}\u2069»`,
  hidden: (where) => `${where}: пропущено. У файлі його нікому не ставлять.`,
  goesBy: (where, other) =>
    `${where}: залежить від ${other}, де відповіді можуть бути іншими, ніж у файлі.`,
  again: (names) =>
    `Коли запитання більше не ставлять, відповідь на нього тут нічого не вирішує. У файлі вирішує, для ${names.join(", ")}.`,
  requiredIf: (where, condition) =>
    `${where}: відповідати ніхто не мусить. У файлі це обов’язково, якщо «${condition}».`,
  enableIf: (where, condition) =>
    `${where}: відповісти можуть усі. У файлі — лише якщо «${condition}».`,
  readOnly: (where) => `${where}: відповісти можна. У файлі не може ніхто.`,
  prefilled: (where) =>
    `${where}: спочатку без відповіді. У файлі її заповнено наперед.`,
  shared: (where) =>
    `${where}: має власну відповідь. У файлі вона спільна з іншим запитанням.`,
  unchecked: (where) => `${where}: приймає відповіді, які файл відхиляє.`,
  comment: (where) => `${where}: коментаря поруч не просять.`,
  anyRow: (where) =>
    `${where}: відповідати ніхто не мусить. Файл вимагає одного рядка.`,
  step: (where, step) => `${where}: не йде кроками по ${step}, як у файлі.`,
  twoDigits: (where) => `${where}: щонайбільше дві цифри після коми.`,
  piped: (where, name) =>
    `${where}: «…» стоїть там, куди файл вставляє попередню відповідь, «${name}». Напишіть текст без неї.`,
  problem: (where, message) =>
    `${where}: у такому вигляді опублікувати не можна. ${message}`,
  notTaken: (where, names) =>
    `${where}: не взято з файлу: ${names.join(", ")}.`,
  trigger: (kind, names) =>
    `Те, що файл робить сам, тут не робиться: ${[kind, ...names].join(", ")}.`,
  keptHidden:
    "Відповіді на запитання, які знову сховано, не рахуються. У файлі рахуються.",
  quiz: "Правильні відповіді тут не рахуються.",
  options: {
    limited: (where) =>
      `${where}: усі варіанти пропонуються всім. Файл пропонує деякі лише декому.`,
    together: (where, option) =>
      `${where}: «${option}» можна вибрати разом з іншими. У файлі не можна.`,
    none: (where) => `${where}: немає варіантів. Напишіть їх заново.`,
    unreadable: (where) => `${where}: деякі варіанти не вдалося прочитати.`,
    tooMany: (where, max) =>
      `${where}: варіанти понад перші ${formatCount(max)}.`,
    repeated: (where) => `${where}: варіанти, що повторюють інший.`,
    unused: (where) => `${where}: варіанти вільного тексту.`,
  },
  questions: {
    tooMany: (max) => `Запитання понад перші ${formatCount(max)}.`,
    challenges: (max) => `Перевірні запитання понад перші ${formatCount(max)}.`,
    tooDeep: "Запитання в панелях, вкладених у понад 20 інших.",
    expected: "Очікувані відповіді на перевірні запитання. Напишіть їх заново.",
    code: "Код доступу. Напишіть новий.",
  },
};
