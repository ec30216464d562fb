import type { Words } from "@nearsay/core/domain";
import type * as english from "./operator-texts.ts";

export const operatorTexts: Words<typeof english.operatorTexts> = {
  content: {
    write: (email) =>
      `اكتب إلى <mail>${email}</mail> للإبلاغ عن محتوى أو للاعتراض على إزالة.`,
    turn: "توجّه إلى مشغّل هذا الموقع للإبلاغ عن محتوى أو للاعتراض على إزالة.",
  },
  rights: {
    write: (email) => `اكتب إلى <mail>${email}</mail> بشأن حقوقك.`,
    turn: "توجّه إلى مشغّل هذا الموقع بشأن حقوقك.",
  },
  policy: {
    write: (email) =>
      `اكتب إلى <mail>${email}</mail> بشأن هذه السياسة أو أي شيء محفوظ هنا.`,
    turn: "توجّه إلى مشغّل هذا الموقع بشأن هذه السياسة أو أي شيء محفوظ هنا.",
  },
  waitlist: {
    write: (email) => `اكتب إلى <mail>${email}</mail> لتُزال من القائمة.`,
    turn: "توجّه إلى مشغّل هذا الموقع لتُزال من القائمة.",
  },
};

export const noAddress: Words<typeof english.noAddress> = (site) =>
  `لم يذكر عنوانًا هنا: من أرسلك إلى ${site} يعرف كيف تصل إليه.`;
