import type { Words } from "@nearsay/core/domain";
import type * as english from "./near-texts.ts";

export const nearTexts: Words<typeof english.nearTexts> = {
  title: "لا يستقبل هذا الكشك إجابات.",
  about:
    "لا يجيب عن هذا الاستطلاع إلا القريبون من مكانه، والكشك لا يخبر بمكانه. افتح الاستطلاع في صفحته.",
};
