import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "تعذّر تحميل الاستطلاع.",
  retry: "حاول مرة أخرى",
  policy: "المعرّف المجهول",
  consentFailed: "تعذّر تغيير الموافقة.",
  onePerSite: "إجابة واحدة لكل شخص في كل موقع.",
  unkept:
    "لا يسمح متصفحك لهذه الصفحة بحفظ شيء، لذلك تُقبل هنا إجابة واحدة في اليوم من شبكتك. في Nearsay يستطيع الجميع الإجابة.",
  siteOnly:
    "أُجيب هنا اليوم من شبكتك، ولا يسمح متصفحك لهذه الصفحة بحفظ شيء تميّز به بين الناس. في Nearsay يستطيع الجميع الإجابة.",
  open: "افتحه في Nearsay",
  openSite: "افتح Nearsay",
  discuss: "ناقشه في Nearsay",
  newTab: "(يُفتح في تبويب جديد)",
  enabled: "تشارك هنا بمعرّف مجهول.",
  optedOut: "معرّفك المجهول متوقف هنا. تبقى إجابتك محسوبة.",
  optOut: "إيقاف",
  enable: "فعّل المعرّف المجهول من جديد",
  updating: "جارٍ الحفظ…",
  results: {
    loading: "جارٍ تحميل النتائج",
    failed: "تعذّر تحميل النتائج.",
  },
};
