import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "Опитування завантажується",
  frame: "Опитування",
  frameOf: (title) => `Опитування: ${title}`,
  open: "Відкрити на Nearsay",
  newTab: "(відкриється в новій вкладці)",
  failed: {
    SURVEY: "Адреса цього опитування неправильна.",
    ORIGIN_NOT_ALLOWED: "Це опитування не можна показувати на цій сторінці.",
    BLOCKED: "Не вдалося показати тут це опитування.",
    NETWORK: "Не вдалося завантажити це опитування.",
  },
};
