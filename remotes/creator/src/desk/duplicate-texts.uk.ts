import type { Words } from "@nearsay/core/domain";
import type { duplicateTexts as english } from "./duplicate-texts.ts";

export const duplicateTexts: Words<typeof english> = {
  action: "Створити копію опитування",
  mark: " (копія)",
  failed: "Цей браузер не може зберегти чернетку.",
};
