import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "جارٍ تحميل الاستطلاع",
  frame: "استطلاع",
  frameOf: (title) => `استطلاع: ${title}`,
  open: "افتحه في Nearsay",
  newTab: "(يُفتح في تبويب جديد)",
  failed: {
    SURVEY: "عنوان هذا الاستطلاع غير صحيح.",
    ORIGIN_NOT_ALLOWED: "لا يُسمح بعرض هذا الاستطلاع في هذه الصفحة.",
    BLOCKED: "تعذّر عرض هذا الاستطلاع هنا.",
    NETWORK: "تعذّر تحميل هذا الاستطلاع.",
  },
};
