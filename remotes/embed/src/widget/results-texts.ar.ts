import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./results-texts.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  title: "النتائج",
  responses: (count) =>
    plural(count, {
      zero: `لا إجابات`,
      one: `إجابة واحدة`,
      two: `إجابتان`,
      few: `${formatCount(count)} إجابات`,
      other: `${formatCount(count)} إجابة`,
    }),
  integrity: "كيف وصلت الإجابات، وما الذي لم يُقبل",
  newTab: "(يُفتح في تبويب جديد)",
  option: "الخيار",
  share: "النسبة",
  count: "الإجابات",
  answered: (count) =>
    plural(count, {
      zero: `لم يجب أحد`,
      one: `أجاب شخص واحد`,
      two: `أجاب شخصان`,
      few: `أجاب ${formatCount(count)} أشخاص`,
      other: `أجاب ${formatCount(count)} شخصًا`,
    }),
  written: (count) =>
    plural(count, {
      zero: `لا إجابات مكتوبة`,
      one: `إجابة مكتوبة واحدة`,
      two: `إجابتان مكتوبتان`,
      few: `${formatCount(count)} إجابات مكتوبة`,
      other: `${formatCount(count)} إجابة مكتوبة`,
    }),
  discuss: "ناقشه في Nearsay",
  enabled: "تشارك هنا بمعرّف مجهول.",
  optedOut: "معرّفك المجهول متوقف هنا. تبقى إجابتك محسوبة.",
  optOut: "إيقاف",
  enable: "فعّل المعرّف المجهول من جديد",
  updating: "جارٍ الحفظ…",
  loading: "جارٍ تحميل النتائج",
  failed: "تعذّر تحميل النتائج.",
};
