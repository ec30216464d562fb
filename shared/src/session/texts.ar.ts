import type { Words } from "../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  consent: {
    loadFailed: "تعذّر تحميل الموافقة.",
    updateFailed: "تعذّر تغيير الموافقة.",
  },
  location: {
    promptDisabled: "السؤال عن الموقع متوقف.",
    noNavigator: "لا يوجد متصفح هنا.",
    unsupported: "لا يدعم هذا المتصفح تحديد الموقع.",
    denied:
      "الموقع الجغرافي محظور لهذا الموقع الإلكتروني. اسمح به في إعدادات المتصفح لهذا الموقع، ويسري ذلك فورًا.",
    withheld:
      "لم يقدّم المتصفح موقعك الجغرافي. حاول مرة أخرى، أو اسمح به في إعدادات المتصفح لهذا الموقع.",
    notFound:
      "تعذّر العثور على موقعك الجغرافي. تحقّق من تفعيله في إعدادات جهازك، ثم حاول مرة أخرى.",
    timedOut: "استغرق العثور على موقعك الجغرافي وقتًا طويلًا. حاول مرة أخرى.",
  },
};
