import type { Words } from "@nearsay/core/domain";
import type { sectionTexts as english } from "./section-texts.ts";

export const sectionTexts: Words<typeof english> = {
  heading: "التذاكر الورقية",
  open: "الإجابة بتذكرة…",
  loading: "جارٍ التحميل",
  failed: "تعذّر تحميل هذا الجزء",
};
