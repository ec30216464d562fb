import type { Words } from "@nearsay/core/domain";
import type * as english from "./ending-texts.ts";

export const endingTexts: Words<typeof english.endingTexts> = {
  heading: "الافتتاح والأماكن والكلمات الأخيرة",
  opensAt: "يُفتح في",
  opensAtHint: "فارغ: فورًا.",
  quota: "أغلق بعد هذا العدد من الردود",
  quotaHint: "فارغ: يُغلق بوقته فقط. من يشغل المكان الأخير يُغلق الاستطلاع.",
  closedMessage: "رسالة بعد الإغلاق",
  thanksMessage: "رسالة بعد الشكر",
  messageHint: "يمكن لكل من يرى الأسئلة قراءتها.",
  thanksLink: "عنوان بعد الشكر",
  thanksLinkHint:
    "عنوان https. يُعرض ولا يُفتح إلا يدويًا، ولا يُرسل شيء عن الشخص.",
  problems: {
    quota: "اكتب عددًا صحيحًا من الردود، مثل 200.",
    opensLate: "يجب أن يُفتح الاستطلاع قبل أن يُغلق.",
    link: "اكتب عنوانًا يبدأ بـ https:// دون اسم مستخدم أو منفذ.",
  },
};
