import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  product: "إحصاءات Nearsay",
  documentTitle: (title) => `${title} – إحصاءات Nearsay`,
  responses: (count, formatted) =>
    plural(count, {
      zero: "لا ردود",
      one: "رد واحد",
      two: "ردّان",
      few: `${formatted} ردود`,
      other: `${formatted} ردًا`,
    }),
  published: (date) => `نُشر في ${date}`,
  opens: (date) => `يُفتح في ${date}`,
  opened: (date) => `فُتح في ${date}`,
  quota: (count, formatted) =>
    plural(count, {
      one: "يُغلق بعد رد واحد",
      two: "يُغلق بعد ردّين",
      few: `يُغلق بعد ${formatted} ردود`,
      other: `يُغلق بعد ${formatted} ردًا`,
    }),
  closes: (date) => `يُغلق في ${date}`,
  closed: (date) => `أُغلق في ${date}`,
  exported: (date) => `حتى ${date}`,
  summary: "ملخص الذكاء الاصطناعي",
  asTable: "الأرقام في جدول",
  overTime: "الردود عبر الزمن",
  lines: (each) =>
    `الخط الرفيع: الردود ${each}. الخط العريض: متوسطها المتحرك على 7.`,
  utc: "الأوقات بالتوقيت العالمي.",
  dashed: (notOver) => `الخط المتقطع: ${notOver}.`,
  seriesColumns: ["الوقت", "الردود", "المتوسط المتحرك على 7"],
  choices: "أسئلة الاختيار",
  answered: (formatted) => `عدد من أجابوا: ${formatted}`,
  questionNumber: (number) => `السؤال ${number}`,
  topOption: "الخيار الأول",
  option: "الخيار",
  share: (percent, count) => `${percent} · ${count}`,
  kinds: "الترتيبات والأعداد والتواريخ",
  answer: "الإجابة",
  answers: "الإجابات",
  statements: "العبارات",
  statementColumns: ["العبارة", "موافق", "غير موافق", "تخطّى"],
  noAnswers: "لا إجابات بعد.",
  rankColumns: ["الخيار", "الاختيار الأول", "متوسط المرتبة", "أزواج رابحة"],
  sentiment: "المشاعر",
  sentimentColumns: ["المشاعر", "الردود", "النسبة"],
  keywords: "أبرز الكلمات المفتاحية",
  keyword: "الكلمة المفتاحية",
  keywordsNote: "في كم ردًا ترد كل كلمة أو كلمتان متتاليتان في الإجابات الحرة.",
  coverage: (count, percent) =>
    `أول ${count} منها تغطي ${percent} من كل مرات الذكر.`,
  withheld: (until) =>
    `تظهر الكلمات المفتاحية والمشاعر والملخص عندما يبلغ عدد من أجابوا ${until}.`,
  none: "لا ردود بعد.",
};
