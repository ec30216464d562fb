import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  email: "البريد الإلكتروني",
  emailHint: "لأخبار الحسابات المدفوعة فقط لا غير.",
  role: "أنضم بصفتي",
  user: "فردًا",
  business: "شركة",
  category: "مجال العمل",
  chooseCategory: "اختر مجالًا",
  consent: "أرسلوا لي أخبار قائمة الانتظار والحسابات المدفوعة.",
  join: "انضم إلى قائمة الانتظار",
  joining: "جارٍ الانضمام…",
  failed: "تعذّر الانضمام إلى قائمة الانتظار.",
  joined: "أنت في قائمة الانتظار",
  joinedUser: (email) =>
    `سنكتب إلى ${email} عندما تصبح الحسابات المدفوعة جاهزة.`,
  joinedBusiness: (email, category) =>
    `سنكتب إلى ${email} عندما تصبح الحسابات المدفوعة جاهزة، ونخبرك حينها هل أنت من أول 10 في ${category}. يُحسب مكانك بعد أن يؤكد من يدير هذا الموقع أن العنوان لك.`,
  browse: "شاهد الاستطلاعات القريبة منك",
};
