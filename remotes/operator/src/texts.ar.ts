import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  title: "الإشراف",
  loading: "جارٍ فتح الإشراف",
  failed: "تعذّر فتح الإشراف.",
  parts: {
    label: "أجزاء الإشراف",
    queue: "بانتظار القرار",
    file: "بحث",
    blocks: "الحظر",
    waitlist: "قائمة الانتظار",
    invitations: "الدعوات",
    releases: "الإصدارات",
    recount: "العدّادات",
    audit: "سجل الأعمال",
  },
  noRights: {
    title: "هذا المفتاح لا ينفع في شيء هنا",
    about: "يستطيع من يدير الموقع أن ينشئ مفتاحًا بصلاحيات أكثر.",
  },
  head: {
    until: (day) => `المفتاح صالح حتى ${day}`,
    leave: "اخرج",
    left: "نُسي المفتاح.",
  },
};
