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
  },
};
