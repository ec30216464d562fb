import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "عن الاستطلاع",
  post: "عن المشاركة",
  reply: "عن الرد",
};

export const texts: Words<typeof english> = {
  kinds: { survey: "استطلاع", post: "مشاركة", reply: "رد" },
  label: "استطلاع أو مشاركة أو رد",
  hint: "رقم استطلاع أو عنوانه، أو مثلًا: مشاركة 12، رد 7.",
  find: "ابحث",
  wrong:
    "هذا لا يدل على شيء. اكتب رقمًا مثل 12، أو عنوان استطلاع، أو مشاركة 12، أو رد 7.",
  loading: "جارٍ البحث",
  missing: "لا يوجد شيء كهذا",
  missingAbout: "حُذف، أو أن الرقم غيره.",
  survey: "افتح ملف استطلاعه",
  deleting: "يحذفه صاحبه.",
  facts: {
    created: "نُشر",
    closes: "يُغلق",
    code: "رمز الدخول",
    codes: { yes: "مطلوب", no: "لا يوجد" },
    responses: "الردود",
    posts: "المشاركات",
  },
  instructions: "الإرشادات",
  questions: "الأسئلة",
  reports: "البلاغات",
  noReports: "لم يُبلغ أحد عنه ولا عن شيء تحته.",
  of: ({ kind, id }) => `${names[kind]} ${id}`,
  settled: "بُتّ فيه",
  weight: (weight) => `الوزن ${formatCount(Math.round(weight * 100) / 100)}`,
  discussion: "المشاركات والردود",
  noDiscussion: "لم يكتب أحد شيئًا.",
  instead: (text) => `يرى القراء بدلًا منه: «${text}»`,
};
