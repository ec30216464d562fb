import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const waitlistTexts: Words<typeof english.waitlistTexts> = {
  about:
    "من طلب أن يُخبَر حين تأتي الحسابات. أكّد عنوانًا حين تعرف لمن هو: يأخذ مكانه عندئذ.",
  loading: "جارٍ تحميل قائمة الانتظار",
  list: "العناوين",
  empty: "لا أحد ينتظر",
  roles: { user: "فرد", business: "شركة" },
  place: (position) => `المكان ${formatCount(position)}`,
  free: "دخول مجاني",
  joined: "انضم في <when></when>",
  confirmed: "مؤكَّد",
  confirm: "أكّد",
  confirmNamed: (email) => `أكّد ${email}`,
  confirmedOne: (email) => `أُكّد ${email}.`,
  remove: "أزِل…",
  removeNamed: (email) => `أزِل ${email}`,
  removedOne: (email) => `أُزيل ${email} من قائمة الانتظار.`,
  gone: (email) => `لم يعد ${email} في قائمة الانتظار أصلًا.`,
  ask: {
    title: "هل تزيل هذا العنوان من قائمة الانتظار؟",
    about: "يذهب مكانه إلى التالي. يمكنه أن ينضم من جديد في آخر القائمة.",
    action: "أزِل",
  },
};

export const invitationTexts: Words<typeof english.invitationTexts> = {
  about:
    "تُدخل كل واحدة من الناس بعدد استخداماتها. تُعرض الرموز مرة واحدة عند إنشائها، ولا تُحفظ في أي مكان.",
  make: {
    heading: "أنشئ دعوات",
    count: "العدد",
    countHint: (max) => `حتى ${formatCount(max)} في المرة الواحدة.`,
    uses: "استخدامات كل دعوة",
    days: "أيام حتى انتهائها",
    daysHint: "إن تُرك فارغًا فلا تنتهي.",
    action: "أنشئ دعوات",
    wrong: (max) => `عدد صحيح من 1 إلى ${formatCount(max)}.`,
  },
  fresh: (count) =>
    plural(count, {
      one: "إليك رمزها، هذه المرة فقط",
      two: "إليك رمزيهما، هذه المرة فقط",
      few: `إليك رموزها، وهي ${formatCount(count)} رموز، هذه المرة فقط`,
      other: `إليك رموزها، وهي ${formatCount(count)} رمزًا، هذه المرة فقط`,
    }),
  codes: "الرموز",
  copy: "انسخ",
  done: "تم",
  loading: "جارٍ تحميل الدعوات",
  heading: "الدعوات",
  list: "الدعوات",
  empty: "لا دعوات",
  name: (id) => `الدعوة ${id}`,
  used: (count, max) => `استُخدمت ${formatCount(count)} من ${formatCount(max)}`,
  made: "أُنشئت في <when></when>",
  until: "صالحة حتى <when></when>",
  revoked: "أُلغيت",
  ended: "انتهت",
  revoke: "ألغِ",
  revokeNamed: (id) => `ألغِ الدعوة ${id}`,
  revokedOne: (id) => `لم تعد الدعوة ${id} تُدخل أحدًا.`,
};
