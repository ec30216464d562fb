import type { Words } from "@nearsay/core/domain";
import type * as english from "./feedback.ts";

export const feedback: Words<typeof english.feedback> = {
  title: "آراء واقتراحات حول المنتج",
  about:
    "ما الذي ينجح وما الذي لا ينجح وما الناقص؟ أجب عما يسأله غيرك، أو انشر استطلاعًا واختر ظهوره في صفحة الآراء. يقرأ صانعو Nearsay ما يُكتب.",
  start: "استطلاع جديد",
  browse: "كل الاستطلاعات",
  surveys: "استطلاعات الآراء",
  loading: "جارٍ تحميل استطلاعات الآراء",
  failed: "تعذّر تحميل استطلاعات الآراء.",
  empty: "لا استطلاعات.",
  emptyNext:
    "لم يسأل أحد عن Nearsay بعد. انشر استطلاعًا واختر ظهوره في صفحة الآراء، فيظهر هنا للجميع.",
};
