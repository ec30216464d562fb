import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./card.ts";

export const card: Words<typeof english.card> = {
  responses: (count) => `الإجابات ${formatCount(count)}`,
  comments: (count) => `التعليقات ${formatCount(count)}`,
  insights: "النتائج",
  discuss: "النقاش",
  like: "أعجبني",
  liked: "أعجبك",
  likes: (count) => `الإعجابات ${formatCount(count)}`,
  likeFailed: "تعذّر حفظ إعجابك.",
  shareLink: {
    name: "انسخ رابط المشاركة",
    label: "شارك",
    copied: "نُسخ رابط المشاركة",
  },
  homepageLink: {
    name: "انسخ رابط الصفحة الرئيسية",
    label: "الرئيسية",
    copied: "نُسخ رابط الصفحة الرئيسية",
  },
  copied: "نُسخ",
  linkFailed: "تعذّر إنشاء الرابط.",
  copyByHand: "لم ينسخ متصفحك الرابط. انسخه من هنا:",
  embed: "تضمين",
  report: "أبلغ",
  readOnly: "للمشاركة فعّل المعرّف المجهول في صفحة «المعرّف المجهول».",
  enableAndLike: "فعّل وأعجبني",
  enableAndCopy: "فعّل وانسخ",
  insightsArea: (title) => `نتائج ${title}`,
  discussArea: (title) => `نقاش ${title}`,
  insightsLoading: "جارٍ تحميل النتائج",
  discussLoading: "جارٍ تحميل النقاش",
};
