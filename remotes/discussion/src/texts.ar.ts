import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const participation = (action: string) =>
  `للقراءة فقط: فعّل المعرّف المجهول في صفحة «المعرّف المجهول» ${action}.`;

const counted = (count: number) =>
  plural(count, {
    zero: "لا ردود",
    one: "رد واحد",
    two: "ردّان",
    few: `${formatCount(count)} ردود`,
    many: `${formatCount(count)} ردًا`,
    other: `${formatCount(count)} رد`,
  });

const from = {
  here: "من هنا",
  near: "من نطاق 10 كم",
  region: "من نطاق 50 كم",
  far: "من مكان أبعد",
};

export const texts: Words<typeof english> = {
  title: "النقاش",
  loading: "جارٍ تحميل النقاش",
  loadFailed: "تعذّر تحميل النقاش.",
  empty: "لا مشاركات بعد",
  emptyHint: "كن أول من يقول رأيه.",
  asAuthor: "صاحب الاستطلاع",
  authorChoice: {
    label: "بصفتي صاحب الاستطلاع",
    hint: "يرى الجميع حينها، في هذا الاستطلاع، أن هذا المعرّف المجهول لصاحبه.",
    refused: "لم يعد مفتاح هذا المتصفح صالحًا للكتابة بصفة صاحب الاستطلاع.",
  },
  contentRefused: "المحتوى غير مسموح به.",
  closed: "أغلق صاحب هذا الاستطلاع النقاش. يمكنك قراءته.",
  closedWhileTyping:
    "أغلق صاحب هذا الاستطلاع النقاش. يبقى نصك هنا حتى يُفتح من جديد.",
  slow: (minutes) =>
    `الوضع البطيء: يكتب كل شخص مرة كل ${plural(minutes, {
      one: "دقيقة",
      two: "دقيقتين",
      few: `${formatCount(minutes)} دقائق`,
      other: `${formatCount(minutes)} دقيقة`,
    })}.`,
  composer: {
    label: "مشاركتك",
    placeholder: "شارك رأيك في هذا الاستطلاع…",
    submit: "انشر",
    saving: "جارٍ الحفظ…",
    readOnly: "فعّل المشاركة لتكتب",
    enable: "فعّل وانشر",
    notice: participation("لتكتب"),
    failed: "تعذّر نشر المشاركة.",
    done: "نُشرت مشاركتك.",
  },
  posts: {
    waiting: (count) =>
      plural(count, {
        one: "مشاركة جديدة",
        two: "مشاركتان جديدتان",
        few: `${formatCount(count)} مشاركات جديدة`,
        other: `${formatCount(count)} مشاركة جديدة`,
      }),
    older: "أظهر المشاركات الأقدم",
    olderFailed: "تعذّر تحميل المشاركات الأقدم.",
    retry: "حاول مرة أخرى",
  },
  from,
  sayRing: (ring) => `قل إنني أكتب ${from[ring]}`,
  ringHint: "يراه كل من يقرأ المشاركة، ولا شيء أدق منه.",
  like: {
    like: "أعجبني",
    liked: "أعجبك",
    failed: "تعذّر حفظ الإعجاب.",
    readOnly: "للمشاركة فعّل المعرّف المجهول في صفحة «المعرّف المجهول».",
    enable: "فعّل وأعجبني",
  },
  report: {
    open: "أبلغ",
    done: "تم الإبلاغ. شكرًا.",
    title: "هل تبلغ عن هذا؟",
    about: "البلاغات الكافية تخفيه عن القراء. لا يعرف أحد هنا من أبلغ عنه.",
    reason: "السبب",
    submit: "أبلغ",
    notLoaded: "تعذّر تحميل نموذج الإبلاغ.",
    failed: "تعذّر إرسال البلاغ.",
  },
  replies: {
    title: "الردود",
    to: (author) => `ردود على ${author}`,
    open: (count) => (count === 0 ? "رد" : counted(count)),
    close: "أخفِ الردود",
    loading: "جارٍ تحميل الردود",
    loadFailed: "تعذّر تحميل الردود.",
    retry: "حاول مرة أخرى",
    arrived: "رد جديد",
    more: (count) => `أظهر المزيد: ${counted(count)}`,
    fewer: "أظهر ردودًا أقل",
    replyingTo: (handle) => `رد على ${handle}`,
    edit: "عدّل",
  },
  replyForm: {
    label: "ردك",
    placeholder: "اكتب ردك…",
    submit: "انشر الرد",
    saving: "جارٍ الحفظ…",
    save: "احفظ",
    cancel: "إلغاء",
    readOnly: "فعّل المشاركة لترد",
    enable: "فعّل ورد",
    enableAndSave: "فعّل واحفظ",
    notice: participation("لترد"),
    missingPost: "المشاركة ناقصة أو غير صالحة.",
    createFailed: "تعذّر نشر المشاركة.",
    updateFailed: "تعذّر تعديل الرد.",
    created: "نُشر ردك.",
    updated: "حُفظ ردك.",
  },
};
