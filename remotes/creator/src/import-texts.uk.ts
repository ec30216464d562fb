import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Цей файл більший за 1 МБ, таких опитувань не буває.",
    noJson: "Цей файл не є JSON. Виберіть збережений як JSON.",
    unknown:
      "Цей файл не є ні опитуванням, збереженим на цьому сайті, ні опитуванням SurveyJS.",
  },
  more: (count) => `І ще ${formatCount(count)}.`,
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
    `${where}: ставиться завжди, а не лише якщо «${condition}».`,
  options: {
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
