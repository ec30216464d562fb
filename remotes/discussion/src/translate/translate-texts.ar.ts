import type { Words } from "@nearsay/core/domain";
import type { translateTexts as english } from "./translate-texts.ts";

export const translateTexts: Words<typeof english> = {
  translate: "ترجم",
  busy: "تجري الترجمة",
  original: "اعرض الأصل",
  done: "ترجمه متصفحك.",
  failed: "تعذّر على متصفحك ترجمة هذا.",
};
