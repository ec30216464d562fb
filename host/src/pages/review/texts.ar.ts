import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  rating: "تقييمك",
  ratingHint: "تغيّره مفاتيح الأسهم، ويمحوه 0.",
  stars: (count) =>
    plural(count, {
      zero: "بلا نجوم",
      one: "نجمة واحدة",
      two: "نجمتان",
      few: `${formatCount(count)} نجوم`,
      other: `${formatCount(count)} نجمة`,
    }),
  noRating: "لا تقييم بعد",
  clear: "امحُ التقييم",
  comment: "تعليقك",
  commentHint: "ما الذي كان جيدًا وما الذي لم يكن؟",
  counter: (used, max) => `${used}/${max}`,
  submit: "أرسل التقييم",
  submitting: "جارٍ الإرسال…",
  failed: "حدث خطأ عند إرسال تقييمك.",
  thanks: "شكرًا على تقييمك!",
  notSent:
    "لم يُنشر ولم يُرسل إلى أحد. لتعرف رأي من هم قريبون منك اجعله استطلاعًا: تبدأ المسودة بتعليقك.",
  toSurvey: "حوّل التقييم إلى استطلاع",
  another: "اكتب تقييمًا آخر",
};
