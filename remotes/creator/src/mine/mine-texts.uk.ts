import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { mineTexts as english } from "./mine-texts.ts";

export const mineTexts: Words<typeof english> = {
  intro: "Опитування, чиї посилання для керування зберігає цей браузер.",
  loading: "Дізнаємося стан",
  unknown: "Опитування",
  gone: "Посилання більше не діє, або опитування видалено",
  failed: "Зараз не вдалося дізнатися",
  open: "Відкрити керування",
  openNamed: (title) => `Відкрити керування «${title}»`,
  duplicateNamed: (title) => `Створити копію опитування: «${title}»`,
  forget: "Забути",
  forgetNamed: (title) => `Забути «${title}» на цьому пристрої`,
  responses: (count) =>
    plural(count, {
      one: `${formatCount(count)} відповідь`,
      few: `${formatCount(count)} відповіді`,
      other: `${formatCount(count)} відповідей`,
    }),
  none: "Опитувань ще немає",
  noneNext: "Опублікуйте своє або додайте нижче за посиланням для керування.",
  start: "Почати опитування",
  add: { heading: "Додати опитування", action: "Додати" },
};
