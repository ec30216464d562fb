import type { Words } from "@nearsay/core/domain";
import type { inviteTexts as english } from "./invite-texts.ts";

export const inviteTexts: Words<typeof english> = {
  title: "تحتاج إلى دعوة",
  description: "Nearsay متاح حاليًا للمدعوين فقط.",
  code: "رمز الدعوة",
  continue: "متابعة",
  invalid: "رمز غير صالح",
  required: "أدخل رمز الدعوة من فضلك.",
};
