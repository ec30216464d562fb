import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "تعذّر تحميل الاستطلاع.",
  retry: "حاول مرة أخرى",
  policy: "المعرّف المجهول",
  consentFailed: "تعذّر تغيير الموافقة.",
  onePerSite: "إجابة واحدة لكل شخص في كل موقع.",
  open: "افتحه في Nearsay",
  openSite: "افتح Nearsay",
  newTab: "(يُفتح في تبويب جديد)",
  resultsFailed: "تعذّر تحميل النتائج.",
};
