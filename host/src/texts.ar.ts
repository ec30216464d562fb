import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  siteName: "Nearsay",
  loading: "جارٍ التحميل…",
  skipToContent: "انتقل إلى المحتوى",
  contents: "في هذه الصفحة",
  pageFailed: "تحقق من اتصالك وأعد تحميل الصفحة.",
  reload: "أعد التحميل",
  header: {
    beta: "تجريبي",
    startSurvey: "استطلاع جديد",
    menu: "القائمة",
    mine: "استطلاعاتك",
    feedback: "أرسل رأيك",
    anonymousId: "المعرّف المجهول",
    yourData: "بياناتك",
  },
  theme: {
    label: "المظهر",
    system: "النظام",
    light: "فاتح",
    dark: "داكن",
  },
  footer: {
    label: "عن هذا الموقع",
    about: "عن Nearsay",
    disclaimer: "الشروط القانونية",
    guide: "دليل الاستخدام",
    embed: "تضمين",
    anonymousId: "المعرّف المجهول",
    privacy: "سياسة الخصوصية",
    report: "الإبلاغ عن محتوى",
  },
  remote: {
    title: (page) => `${page} · Nearsay`,
  },
};
