import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  tooShort: "اذكر سببًا موجزًا من فضلك (3 أحرف على الأقل).",
  readOnly: "للمشاركة فعّل المعرّف المجهول في صفحة «المعرّف المجهول».",
  readOnlyButton: "فعّل المعرّف المجهول للإرسال",
  enable: "فعّل وأبلغ",
  sending: "جارٍ الإرسال…",
  cancel: "إلغاء",
};
