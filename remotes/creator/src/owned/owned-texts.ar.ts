import type { Words } from "@nearsay/core/domain";
import type { ownedTexts as english } from "./owned-texts.ts";

export const ownedTexts: Words<typeof english> = {
  list: "استطلاعاتك",
  link: {
    survey: "رابط الاستطلاع",
    owner: "رابط الإدارة",
    other: "رابط هذا المفتاح",
    copy: "انسخ الرابط",
    share: "شارك…",
    code: "رمز الوصول",
    copyCode: "انسخ الرمز",
    surveyCode: (title) => `رمز الاستجابة السريعة للاستطلاع ${title}`,
    ownerCode: "رمز الاستجابة السريعة لرابط الإدارة",
    showCode: "أظهره رمز استجابة سريعة",
    save: "احفظه ملفًا",
    word: "كلمة التحقق:",
    wordHint: "للرابط نفسه الكلمة نفسها دائمًا.",
    file: (title, link, word, may) =>
      [
        `رابط إدارة الاستطلاع «${title}»`,
        "",
        link,
        "",
        `كلمة التحقق: ${word}`,
        "",
        may,
        "",
      ].join("\n"),
    may: {
      own: "من يملك هذا الرابط يستطيع تغيير الاستطلاع وإغلاقه وحذفه. هو الطريق الوحيد للعودة إليه من جهاز آخر: احفظه حيث لا ينظر أحد سواك.",
      moderate: "من يملك هذا الرابط يستطيع رعاية النقاش.",
      read: "من يملك هذا الرابط يستطيع قراءة النتائج.",
    },
    fileWords: (word) => `رابط-الاستطلاع-${word}`,
  },
  add: {
    label: "رابط الإدارة",
    hint: "الصق الرابط، أو الملف الذي يحتويه.",
    wrong:
      "ليس هذا رابط إدارة. يحتوي الرابط على \u2068/manage/\u2069 وينتهي بـ \u2068#key=…\u2069 وأحرف.",
  },
  forget: {
    title: "هل يُنسى على هذا الجهاز؟",
    about:
      "يبقى الاستطلاع كما هو. لا تعود إليه إلا برابط إدارته؛ فإن لم يكن محفوظًا في مكان آخر فلا عودة.",
    cancel: "احتفظ به",
    action: "انسَه",
    forgotten: (title) => `نُسي «${title}».`,
    undo: "تراجع",
  },
  roles: { own: "كل الصلاحيات", moderate: "يرعى النقاش", read: "يقرأ النتائج" },
  states: {
    open: "مفتوح",
    closed: "مغلق",
    hidden: "مخفي",
    deleting: "جارٍ حذفه",
  },
};
