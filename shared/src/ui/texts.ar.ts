import type { ExposedModule, RemoteReason } from "../contract/index.ts";
import { formatCount, plural } from "../domain/locale.ts";
import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  close: "إغلاق",
  consent:
    "المعرّف المجهول رقم عشوائي يحسبك مرة واحدة، من دون اسم أو حساب. يمكنك إيقافه في أي وقت.",
  copied: "نُسخ",
  copyFailed: "تعذّر النسخ",
  enableAnonymousId: "فعّل المعرّف المجهول",
  errorTitle: "لم ينجح ذلك",
  loading: "جارٍ التحميل",
  notNow: "ليس الآن",
  optional: "اختياري",
  policyLink: "المعرّف المجهول",
  readOnly: "للقراءة فقط: يمكنك التصفح، أما المشاركة فتحتاج إلى معرّف مجهول.",
  retry: "حاول مرة أخرى",
  charactersLeft: (count) =>
    plural(count, {
      zero: "لم يبقَ أي حرف",
      one: "بقي حرف واحد",
      two: "بقي حرفان",
      few: `بقيت ${formatCount(count)} أحرف`,
      other: `بقي ${formatCount(count)} حرفًا`,
    }),
  charactersUsed: (count, max) => `${count}/${max}`,
};

/** A new module has none until somebody finds one. */
const names: Partial<Record<ExposedModule, string>> = {
  "surveys/HomePage": "قائمة الاستطلاعات",
  "surveys/SurveyPage": "الاستطلاع",
  "surveys/FeedbackPage": "صفحة الآراء",
  "surveys/TicketPage": "صفحة التذاكر الورقية",
  "surveys/SurveyPreview": "المعاينة",
  "insights/InsightsPanel": "النتائج",
  "discussion/Discussion": "النقاش",
  "creator/CreatePage": "محرر الاستطلاعات",
  "creator/PublishedPanel": "ما نُشر",
  "creator/DeskPage": "إدارة الاستطلاع",
  "creator/MinePage": "قائمة استطلاعاتك",
  "embed/EmbedPage": "صفحة التضمين",
  "operator/OperatorPage": "صفحة الإشراف",
};

const nameOf = (module: ExposedModule) => names[module] ?? "هذا الجزء";

const reasons: Record<RemoteReason, string> = {
  missing: "هذا الجزء غير متاح الآن.",
  disabled: "هذا الجزء متوقف الآن.",
  contract: "لا يناسب هذا الجزء إصدار الموقع هذا. قد تفيد إعادة التحميل.",
  timeout: "تأخر الرد كثيرًا.",
  damaged: "ما وصل كان تالفًا فلم يُستخدم.",
  failed: "تحقق من اتصالك وحاول مرة أخرى.",
};

export const remoteTexts: Words<typeof english.remoteTexts> = {
  title: (module) => `تعذّر التحميل: ${nameOf(module)}.`,
  crashed: (module) => `توقف عن العمل: ${nameOf(module)}.`,
  reason: (reason) => reasons[reason],
  arrived: (module) => `وصل: ${nameOf(module)}.`,
  crashReason: "لم يتأثر بقية الصفحة.",
  retry: "أعد المحاولة",
};
