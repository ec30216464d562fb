import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  timeout: "تأخر الخادم كثيرًا في الرد.",
  network: "تعذّر الوصول إلى الخادم.",
  unreadable: "تعذّرت قراءة رد الخادم.",
  noSurveyToken: "تعذّر حجز رمز للاستطلاع. حاول مرة أخرى من فضلك.",
};

export const sessionTexts: Words<typeof english.sessionTexts> = {
  failed: "فشل الدخول المجهول.",
  cookiesRefused:
    "فشل الدخول المجهول: يرفض هذا المتصفح ملفات تعريف الارتباط اللازمة للمشاركة. اسمح بها لهذا الموقع من فضلك.",
};

export const botCheckTexts: Words<typeof english.botCheckTexts> = {
  unavailable: "فحص الروبوتات غير متاح. حاول مرة أخرى من فضلك.",
  notLoaded: "تعذّر تحميل فحص الروبوتات. حاول مرة أخرى من فضلك.",
  notReady: "فحص الروبوتات غير جاهز. حاول مرة أخرى من فضلك.",
  noToken: "لم ينجح فحص الروبوتات. حاول مرة أخرى من فضلك.",
};
