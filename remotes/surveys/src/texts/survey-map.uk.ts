import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { surveyMap as english } from "./survey-map.ts";

export const surveyMap: Words<typeof english> = {
  label: "Карта опитувань",
  shown: (count) =>
    plural(count, {
      one: `${formatCount(count)} опитування на цій ділянці карти`,
      few: `${formatCount(count)} опитування на цій ділянці карти`,
      many: `${formatCount(count)} опитувань на цій ділянці карти`,
      other: `${formatCount(count)} опитування на цій ділянці карти`,
    }),
  chosen: (count) =>
    plural(count, {
      one: `${formatCount(count)} опитування у вибраному квадраті`,
      few: `${formatCount(count)} опитування у вибраному квадраті`,
      many: `${formatCount(count)} опитувань у вибраному квадраті`,
      other: `${formatCount(count)} опитування у вибраному квадраті`,
    }),
  all: "Показати всі на цій ділянці",
  none: "На цій ділянці карти немає опитувань.",
  noneAtAll: "Жодне опитування не має місця.",
  there: "Показати, де вони є",
  squares:
    "Кожен квадрат завширшки щонайменше 1 км; точніше нічого не відомо. Опитування без місця є лише у списку.",
  loading: "Опитування завантажуються",
  failed: "Не вдалося завантажити опитування.",
};
