import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { mineTexts as english } from "./mine-texts.ts";

export const mineTexts: Words<typeof english> = {
  intro: "استطلاعات يحفظ هذا المتصفح روابط إدارتها.",
  loading: "جارٍ السؤال عن حاله",
  unknown: "استطلاع",
  gone: "انتهى رابطه، أو حُذف الاستطلاع",
  failed: "تعذّر السؤال عنه الآن",
  open: "افتح الإدارة",
  openNamed: (title) => `افتح الإدارة: «${title}»`,
  duplicateNamed: (title) => `انسخ هذا الاستطلاع: «${title}»`,
  forget: "انسَه",
  forgetNamed: (title) => `انسَه على هذا الجهاز: «${title}»`,
  responses: (count) =>
    plural(count, {
      zero: "لا إجابات",
      one: "إجابة واحدة",
      two: "إجابتان",
      few: `${formatCount(count)} إجابات`,
      other: `${formatCount(count)} إجابة`,
    }),
  none: "لا استطلاعات بعد",
  noneNext: "انشر استطلاعًا، أو أضف واحدًا في الأسفل برابط إدارته.",
  start: "ابدأ استطلاعًا",
  add: { heading: "أضف استطلاعًا", action: "أضف" },
};
