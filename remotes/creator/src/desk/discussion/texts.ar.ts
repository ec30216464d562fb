import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const minutes = (count: number) =>
  `مرة كل ${plural(count, {
    one: "دقيقة",
    two: "دقيقتين",
    few: `${formatCount(count)} دقائق`,
    other: `${formatCount(count)} دقيقة`,
  })}`;

export const texts: Words<typeof english> = {
  loading: "جارٍ تحميل النقاش",
  failed: "تعذّر تحميل النقاش.",
  notDone: "تعذّر ذلك. لم يتغيّر شيء.",
  retry: "حاول مرة أخرى",
  working: "جارٍ العمل…",
  open: "يستطيع الجميع القراءة والكتابة.",
  closed: "مغلق: تمكن قراءته، ولا يستطيع أحد الكتابة.",
  close: "أغلق النقاش",
  reopen: "افتح النقاش",
  slow: "كم مرة يستطيع كل شخص أن يكتب",
  slowModes: {
    0: "بقدر ما يشاء",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "مرة كل ساعة",
  },
  search: "كلمات في المشاركات والردود",
  find: "ابحث",
  list: "المشاركات والردود",
  nothing: "لم يكتب أحد شيئًا بعد.",
  none: "لم يكتب أحد ذلك.",
  more: "أظهر الأقدم",
  kinds: { post: "مشاركة", reply: "رد" },
  asAuthor: "صاحب الاستطلاع",
  reported: "أُبلغ عنه",
  hidden: (instead) => `يرى القراء بدلًا منه: «${instead}»`,
  hide: "أخفِ…",
  show: "أظهره من جديد",
  hideOne: (text) => `أخفِ: ${text}`,
  showOne: (text) => `أظهره من جديد: ${text}`,
  dialog: {
    title: "هل تخفي هذا عن القراء؟",
    about:
      "يقرؤون في مكانه أن صاحب الاستطلاع أخفاه، ولماذا. يمكنك إظهاره من جديد. يبقى النص عند من كتبه وعند من يدير هذا الموقع.",
    reason: "السبب",
    words: "بضع كلمات أخرى يقرؤها الجميع (اختياري)",
    cancel: "إلغاء",
    hide: "أخفِ",
  },
  reasons: {
    off_topic: "خارج الموضوع",
    insulting: "مهين",
    personal: "يكشف معلومات شخصية",
    spam: "رسائل مزعجة",
    other: "شيء آخر",
  },
};
