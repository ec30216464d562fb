import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./results-texts.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  title: "Результати",
  responses: (count) =>
    plural(count, {
      one: `${formatCount(count)} відповідь`,
      few: `${formatCount(count)} відповіді`,
      many: `${formatCount(count)} відповідей`,
      other: `${formatCount(count)} відповіді`,
    }),
  integrity: "Як надходили відповіді й що не прийнято",
  newTab: "(відкриється в новій вкладці)",
  option: "Варіант",
  share: "Частка",
  count: "Відповіді",
  answered: (count) =>
    plural(count, {
      one: `відповіла ${formatCount(count)} людина`,
      few: `відповіли ${formatCount(count)} людини`,
      many: `відповіли ${formatCount(count)} людей`,
      other: `відповіли ${formatCount(count)} людини`,
    }),
  written: (count) =>
    plural(count, {
      one: `${formatCount(count)} відповідь власними словами`,
      few: `${formatCount(count)} відповіді власними словами`,
      many: `${formatCount(count)} відповідей власними словами`,
      other: `${formatCount(count)} відповіді власними словами`,
    }),
  discuss: "Обговорити на Nearsay",
  enabled: "Ви берете тут участь з анонімним ідентифікатором.",
  optedOut:
    "Ваш анонімний ідентифікатор тут вимкнено. Ваша відповідь і далі враховується.",
  optOut: "Вимкнути",
  enable: "Знову ввімкнути анонімний ідентифікатор",
  updating: "Зберігається…",
  loading: "Результати завантажуються",
  failed: "Не вдалося завантажити результати.",
};
