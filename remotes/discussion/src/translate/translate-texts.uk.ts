import type { Words } from "@nearsay/core/domain";
import type { translateTexts as english } from "./translate-texts.ts";

export const translateTexts: Words<typeof english> = {
  translate: "Перекласти",
  busy: "Перекладається",
  original: "Показати оригінал",
  done: "Перекладено браузером.",
  failed: "Браузер не зміг це перекласти.",
};
