import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  shared: "هذا جهاز مشترك",
  kept: "تبقى إجاباتك في هذا المتصفح 7 أيام، إلى أن ترسلها.",
  notKept: "لا يُحفظ شيء: تضيع إجاباتك حين تغادر هذه الصفحة.",
};
