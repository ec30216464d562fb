import type { Words } from "@nearsay/core/domain";
import type { duplicateTexts as english } from "./duplicate-texts.ts";

export const duplicateTexts: Words<typeof english> = {
  action: "انسخ هذا الاستطلاع",
  mark: " (نسخة)",
  failed: "لا يستطيع هذا المتصفح حفظ مسودة.",
};
