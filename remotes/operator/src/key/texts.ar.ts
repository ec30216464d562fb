import type { Words } from "@nearsay/core/domain";
import type { keyTexts as english } from "./texts.ts";

export const keyTexts: Words<typeof english> = {
  about:
    "لمن يدير هذا الموقع. يُحفظ المفتاح في هذا اللسان وحده، ويُنسى حين تغلقه أو تخرج.",
  label: "مفتاح المشغّل",
  hint: "المفتاح، أو العنوان الكامل الذي جاء معه.",
  made: "تُنشأ المفاتيح على الخادم:",
  open: "افتح الإشراف",
  missing: "أدخل المفتاح أولًا.",
  refused: "هذا المفتاح لا يفتح شيئًا",
  refusedAbout: "كُتب خطأً أو انتهت مدته أو أُنهي. نسيه هذا اللسان.",
};
