import type { Words } from "@nearsay/core/domain";
import type { locationTexts as english } from "./texts.ts";

export const locationTexts: Words<typeof english> = {
  title: "تفعيل الموقع الجغرافي",
  description:
    "بموقعك التقريبي تظهر الاستطلاعات والمشاركات القريبة منك أولًا. يُقرَّب إلى نحو كيلومتر واحد قبل أن يُقارن به أي شيء.",
  enable: "فعّل الموقع",
  requesting: "جارٍ الطلب…",
  cancel: "إلغاء",
  status: {
    checking: "جارٍ التحقق من السماح بالموقع.",
    idle: "الموقع متوقف.",
    requesting: "في انتظار ردك على سؤال المتصفح.",
    granted: "الموقع مفعّل.",
  },
};
