import type { Words } from "@nearsay/core/domain";
import type { frameTexts as english } from "./texts.ts";

export const frameTexts: Words<typeof english> = {
  failed: "تعذّر التحميل.",
  notDone: "تعذّر ذلك. لم يتغيّر شيء.",
  working: "جارٍ العمل…",
  retry: "حاول مرة أخرى",
  more: "أظهر المزيد",
  refresh: "انظر من جديد",
  cancel: "إلغاء",
};
