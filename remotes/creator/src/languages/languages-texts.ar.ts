import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { languagesTexts as english } from "./languages-texts.ts";

export const languagesTexts: Words<typeof english> = {
  heading: "لغات أخرى",
  about:
    "يختار كل شخص في النموذج اللغة التي يقرأ بها. تُحتسب الإجابة بالطريقة نفسها في كل اللغات، وما لم يُترجم يظهر كما كتبته.",
  open: "ترجم هذا الاستطلاع",
  close: "أخفِ الترجمات",
  loading: "يجري تحميل الترجمات",
  failed: "تعذّر تحميل الترجمات",
  first: "حدّد أولًا اللغة التي كُتب بها الاستطلاع.",
  add: "أضف لغة",
  addButton: "أضف",
  choose: "اختر لغة",
  full: (count) => `أقصى عدد للغات الاستطلاع الأخرى: ${formatCount(count)}.`,
  added: (language) => `أُضيفت اللغة: ${language}.`,
  progress: (language, done, all) =>
    `${language}: ${formatCount(done)} من ${plural(all, {
      one: "نص واحد",
      two: "نصين",
      few: `${formatCount(all)} نصوص`,
      many: `${formatCount(all)} نصًا`,
      other: `${formatCount(all)} نص`,
    })}`,
  missing: "لم يُترجم بعد",
  complete: "كل شيء مترجم.",
  nothing: "لا شيء للترجمة بعد: اكتب الاستطلاع أولًا.",
  remove: (language) => `أزل اللغة: ${language}`,
  ask: {
    title: (language) => `أتريد إزالة اللغة: ${language}؟`,
    about: "سيُحذف ما كتبته بهذه اللغة.",
    keep: "أبقها",
    remove: "أزلها",
  },
  draft: {
    ask: (language) => `صياغة مسودة الترجمة: ${language}`,
    busy: (done, all) =>
      `تجري الصياغة: ${formatCount(done)} من ${formatCount(all)}`,
    cancel: "إلغاء",
    came: (count) =>
      plural(count, {
        one: "نص واحد مصوغ ينتظر موافقتك.",
        two: "نصان مصوغان ينتظران موافقتك.",
        few: `${formatCount(count)} نصوص مصوغة تنتظر موافقتك.`,
        many: `${formatCount(count)} نصًا مصوغًا تنتظر موافقتك.`,
        other: `${formatCount(count)} نص مصوغ تنتظر موافقتك.`,
      }),
    waiting: (count) =>
      plural(count, {
        one: "صاغ نموذج الذكاء الاصطناعي نصًا واحدًا. لا يُنشر إلا بعد موافقتك، وحتى ذلك الحين يبقى الأصل مكانه.",
        two: "صاغ نموذج الذكاء الاصطناعي نصين. لا يُنشران إلا بعد موافقتك، وحتى ذلك الحين يبقى الأصل مكانهما.",
        few: `صاغ نموذج الذكاء الاصطناعي ${formatCount(count)} نصوص. لا تُنشر إلا بعد موافقتك، وحتى ذلك الحين يبقى الأصل مكانها.`,
        many: `صاغ نموذج الذكاء الاصطناعي ${formatCount(count)} نصًا. لا تُنشر إلا بعد موافقتك، وحتى ذلك الحين يبقى الأصل مكانها.`,
        other: `صاغ نموذج الذكاء الاصطناعي ${formatCount(count)} نص. لا تُنشر إلا بعد موافقتك، وحتى ذلك الحين يبقى الأصل مكانها.`,
      }),
    approveAll: "وافق على الكل",
    mark: "مسودة لم يُوافَق عليها.",
    approve: "وافق",
    approveText: (text) => `وافق: ${text}`,
    some: "ترك نموذج الذكاء الاصطناعي نصوصًا.",
    failed: "تعذّرت صياغة الترجمة.",
    failures: {
      busy: "نموذج الذكاء الاصطناعي مشغول جدًا الآن.",
      declined: "رفض نموذج الذكاء الاصطناعي صياغة هذه الترجمة.",
      cut: "انقطع نموذج الذكاء الاصطناعي قبل أن ينتهي.",
      unreadable: "تعذّرت قراءة ما كتبه نموذج الذكاء الاصطناعي.",
      silent: "صمت نموذج الذكاء الاصطناعي.",
      unreachable: "تعذّر الوصول إلى نموذج الذكاء الاصطناعي.",
      broken: "أخفق نموذج الذكاء الاصطناعي في صياغة هذه الترجمة.",
    },
  },
  roles: {
    title: "العنوان",
    instructions: "التعليمات",
    question: (number) => `السؤال ${formatCount(number)}`,
    challenge: (number) => `سؤال التحقق ${formatCount(number)}`,
    option: (number, place) =>
      `السؤال ${formatCount(number)}، الخيار ${formatCount(place)}`,
    other: (number) => `السؤال ${formatCount(number)}، لمن اختار «غير ذلك …»`,
    hint: (number) => `السؤال ${formatCount(number)}، التلميح`,
    low: (number) => `السؤال ${formatCount(number)}، الطرف الأدنى للمقياس`,
    high: (number) => `السؤال ${formatCount(number)}، الطرف الأعلى للمقياس`,
    unit: (number) => `السؤال ${formatCount(number)}، الوحدة`,
    heading: (number) => `عنوان القسم الذي يسبق السؤال ${formatCount(number)}`,
    text: (number) => `نص القسم الذي يسبق السؤال ${formatCount(number)}`,
  },
  problems: {
    noLanguage: "حدّد اللغة التي كُتب بها الاستطلاع، فله ترجمات.",
    own: (language) =>
      `كُتب الاستطلاع بهذه اللغة: ${language}. أزل الترجمة إليها أو اختر لغة أخرى للاستطلاع.`,
    ambiguous: (number, text) =>
      `في السؤال ${formatCount(number)} يدل «${text}» على خيارين، في لغة واحدة أو في لغتين. صُغ أحدهما بطريقة أخرى.`,
  },
  leftOut: "ترجمات إلى لغات غير معروفة هنا.",
};
