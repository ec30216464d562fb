import type { Words } from "@nearsay/core/domain";
import type * as english from "./access-code.ts";

export const accessCode: Words<typeof english.accessCode> = {
  title: "أدخل رمز الدخول",
  description: "يتطلب هذا الاستطلاع رمز دخول. أدخله أدناه للمتابعة.",
  label: "رمز الدخول",
  empty: "أدخل رمز الدخول من فضلك.",
  locked: "محاولات خاطئة كثيرة. أُوقف الدخول مؤقتًا.",
  contactOwner: "تواصل مع صاحب الاستطلاع للمساعدة.",
  enter: "أدخل رمز الدخول",
  needed: "يُفتح هذا الاستطلاع برمز دخول.",
  notLoaded: "تعذّر تحميل نموذج رمز الدخول.",
};
