import type { Words } from "@nearsay/core/domain";
import type { words as english } from "./english.ts";

export const words: Words<typeof english> = {
  deleted: "حُذفت هذه المشاركة بيد كاتبها.",
  reports: "أُخفي بعد بلاغات.",
  operator: "أخفاه مشغّل هذا الموقع.",
  author: "أخفاه صاحب الاستطلاع",
  reasons: {
    off_topic: "خارج الموضوع",
    insulting: "مهين",
    personal: "يكشف معلومات شخصية",
    spam: "رسائل مزعجة",
  },
};
