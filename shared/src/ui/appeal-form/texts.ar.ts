import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  reason: "لماذا ينبغي أن يظهر من جديد؟",
  reasonHint: "يقرؤه من يدير هذا الموقع. يمكنك الطلب مرة واحدة.",
  tooShort: "اذكر السبب ببضع كلمات من فضلك (3 أحرف على الأقل).",
  ask: "اطلب مراجعة",
  asking: "جارٍ الإرسال…",
  failed: "تعذّر طلب المراجعة.",
  asked: "طلبت مراجعة",
  askedNext:
    "يقرأ من يدير هذا الموقع ما كتبته. فإن أظهر الاستطلاع من جديد عاد إلى عنوانه.",
};
