import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const reviewLead: Words<typeof english.reviewLead> =
  "قيّم مكانًا أو فعالية أو خدمة، واجعل منه استطلاعًا إن أردت أن تعرف رأي الآخرين.";

export const reviewProblems: Words<typeof english.reviewProblems> = {
  rating: "اختر عدد النجوم من فضلك.",
  tooShort: (least) => `اكتب ${formatCount(least)} أحرف على الأقل من فضلك.`,
  tooLong: (most) => `يتجاوز التعليق ${formatCount(most)} حرف.`,
};
