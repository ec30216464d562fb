import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Не вдалося завантажити опитування.",
  retry: "Спробувати ще раз",
  policy: "Анонімний ідентифікатор",
  consentFailed: "Не вдалося змінити згоду.",
  onePerSite: "Одна відповідь від людини на сайт.",
  open: "Відкрити на Nearsay",
  openSite: "Відкрити Nearsay",
  newTab: "(відкриється в новій вкладці)",
  resultsFailed: "Не вдалося завантажити результати.",
};
