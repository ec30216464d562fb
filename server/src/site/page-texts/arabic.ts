import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  unreadable: "يحتاج Nearsay إلى JavaScript.",
  readable:
    "يمكن قراءة هذه الصفحة من دون JavaScript، لكن لا يمكن إرسال شيء. للإجابة اسمح بتشغيل JavaScript وأعد تحميل الصفحة.",
  late: "لم يكتمل تحميل هذه الصفحة، لذلك لا يمكن إرسال شيء بعد.",
  retry: "حاول مرة أخرى",
  feed: "استطلاعات جديدة",
  survey: "استطلاع",
};
