import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  submit: "أرسل الرمز",
  checking: "جارٍ التحقق",
  slow: "أُدخلت رموز خاطئة كثيرة، لذلك قد يستغرق التحقق حتى 10 ثوانٍ.",
  cancel: "إلغاء",
  close: "إغلاق",
  remaining: (count) => `المحاولات المتبقية: ${formatCount(count)}`,
  locked: "أُوقف الدخول مؤقتًا بعد محاولات خاطئة كثيرة",
};
