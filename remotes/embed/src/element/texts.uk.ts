import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "Опитування завантажується",
  frame: "Опитування",
  frameOf: (title) => `Опитування: ${title}`,
  open: "Відкрити його на Nearsay",
  newTab: "(відкриється в новій вкладці)",
  failed: {
    SURVEY: "Адреса цього опитування неправильна.",
    ORIGIN_NOT_ALLOWED: "Це опитування не можна показувати на цій сторінці.",
    BLOCKED: "Це опитування не вдалося тут показати.",
    NETWORK: "Це опитування не вдалося завантажити.",
  },
};
