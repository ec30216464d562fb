import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const invitations = (number: string) =>
  plural(Number(number), {
    one: "دعوة واحدة",
    two: "دعوتان",
    few: `${number} دعوات`,
    other: `${number} دعوة`,
  });

const counters = (number: string) =>
  plural(Number(number), {
    one: "عدّاد واحد",
    two: "عدّادان",
    few: `${number} عدّادات`,
    many: `${number} عدّادًا`,
    other: `${number} عدّاد`,
  });

export const texts: Words<typeof english> = {
  about:
    "ما غيّره المشغّلون وأصحاب الاستطلاعات، الأحدث أولًا. يشمل كل قيد ما قبله، فلا يمكن تغيير أحدها أو إزالته من دون أن يُلاحظ.",
  loading: "جارٍ تحميل السجل",
  list: "ما فُعل",
  empty: "لم يُفعل شيء بعد",
  check: "افحص السجل كله",
  checking: "جارٍ الفحص…",
  whole: (entries) =>
    entries === 1
      ? "القيد الوحيد كما كُتب."
      : `كل القيود كما كُتبت، وعددها ${formatCount(entries)}.`,
  known: "لترى لاحقًا أن شيئًا لم يُزل من آخره، دوّن هذا في مكان آخر. يُفحص بالأمر:",
  copy: "انسخ المدوّن",
  broken: "غُيّر السجل",
  upTo: (entries) =>
    entries === 0
      ? "لا يوثق بأي قيد قبله."
      : `حتى القيد ${entries} كل شيء كما كُتب.`,
  problems: {
    "Entry # of the audit log is missing.": (entry) =>
      `القيد ${entry} من السجل مفقود.`,
    "Entry # of the audit log is not as it was written.": (entry) =>
      `القيد ${entry} من السجل ليس كما كُتب.`,
  },
  acts: {
    hide: "أُخفي",
    restore: "أُظهر من جديد",
    keep: "أُبقي",
    remove: "حُذف",
    "remove-post": "حُذف",
    "remove-reply": "حُذف",
    block: "حُظر صاحبه",
    unblock: "رُفع الحظر",
    embed: "ضُبط التضمين",
    invite: "أُنشئ",
    revoke: "أُلغي",
    "waitlist-confirm": "أُكّد عنوان في قائمة الانتظار",
    "waitlist-remove": "أُزيل عنوان من قائمة الانتظار",
    keys: "المشغّلون",
    register: "سُجّل",
    recount: "صُحّح",
    updateManagedSurvey: "عُدّل",
    deleteManagedSurvey: "بدأ الحذف",
    undeleteManagedSurvey: "تُراجع عن الحذف",
    appealManagedSurvey: "طُلبت المراجعة",
    createManagedShareToken: "شورك رابط",
    endManagedShareLinks: "أُنهيت الروابط المشتركة",
    createSurveyKey: "أُنشئ مفتاح",
    rotateSurveyKey: "استُبدل مفتاح",
    endSurveyKey: "أُنهي مفتاح",
    setDiscussion: "ضُبط النقاش",
    hideMessage: "أُخفيت مشاركة أو رد",
    showMessage: "أُظهرت مشاركة أو رد من جديد",
    createTicketBatch: "أُنشئت تذاكر",
    endTicketBatch: "أُنهيت تذاكر",
    createKioskGrant: "أُنشئ كشك",
    endKioskGrant: "أُنهي كشك",
    createFeed: "أُنشئ موجز",
    endFeed: "أُنهي موجز",
    subscribePush: "يُخبَر متصفح",
    unsubscribePush: "لم يعد متصفح يُخبَر",
    createWebhook: "أُنشئ الإرسال إلى خادم",
    endWebhook: "أُنهي الإرسال إلى خادم",
    unpauseWebhook: "استؤنف الإرسال إلى خادم",
    testWebhook: "جُرّب الإرسال إلى خادم",
  },
  abouts: {
    "survey #": numbered("استطلاع"),
    "post #": numbered("مشاركة"),
    "reply #": numbered("رد"),
    "block #": numbered("حظر"),
    "invitation #": numbered("دعوة"),
    "# invitation": invitations,
    "# invitations": invitations,
    "# counter": counters,
    "# counters": counters,
    "operator key # made": (key) => `أُنشئ مفتاح المشغّل ${key}`,
    "operator key # ended": (key) => `أُنهي مفتاح المشغّل ${key}`,
    "passkey of operator key #": numbered("مفتاح مرور لمفتاح المشغّل"),
    "passkey of operator key # reset": (key) =>
      `أُعيد ضبط مفتاح المرور لمفتاح المشغّل ${key}`,
  },
  who: {
    commandLine: "سطر الأوامر",
    operator: numbered("المشغّل"),
    key: numbered("المفتاح"),
  },
};
