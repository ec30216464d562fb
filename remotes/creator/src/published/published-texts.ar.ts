import type { Words } from "@nearsay/core/domain";
import type { publishedTexts as english } from "./published-texts.ts";

export const publishedTexts: Words<typeof english> = {
  title: "نُشر. هذا لك الآن",
  answer: "للجميع",
  answerHint: "يستطيع كل من يفتحه أن يجيب.",
  codeHint: "ويُطلب منه رمز الوصول.",
  own: "لك وحدك",
  ownHint:
    "بهذا الرابط تستطيع تغيير الاستطلاع أو إغلاقه أو حذفه أينما كنت. هو الطريق الوحيد للعودة من جهاز آخر: لا يستطيع أحد أن يرسله إليك مرة أخرى.",
  kept: "يحفظه هذا المتصفح في <list>استطلاعاتك</list>.",
  notKept:
    "لا يستطيع هذا المتصفح حفظه. انسخه أو احفظه قبل أن تغادر هذه الصفحة.",
  desk: "افتح الإدارة",
};
