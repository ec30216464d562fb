import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { surveyMap as english } from "./survey-map.ts";

export const surveyMap: Words<typeof english> = {
  label: "خريطة الاستطلاعات",
  shown: (count) =>
    plural(count, {
      zero: "لا استطلاعات في هذا الجزء من الخريطة",
      one: "استطلاع واحد في هذا الجزء من الخريطة",
      two: "استطلاعان في هذا الجزء من الخريطة",
      few: `${formatCount(count)} استطلاعات في هذا الجزء من الخريطة`,
      many: `${formatCount(count)} استطلاعًا في هذا الجزء من الخريطة`,
      other: `${formatCount(count)} استطلاع في هذا الجزء من الخريطة`,
    }),
  chosen: (count) =>
    plural(count, {
      zero: "لا استطلاعات في المربع المختار",
      one: "استطلاع واحد في المربع المختار",
      two: "استطلاعان في المربع المختار",
      few: `${formatCount(count)} استطلاعات في المربع المختار`,
      many: `${formatCount(count)} استطلاعًا في المربع المختار`,
      other: `${formatCount(count)} استطلاع في المربع المختار`,
    }),
  all: "اعرض الكل في هذا الجزء",
  none: "لا يوجد استطلاع في هذا الجزء من الخريطة.",
  noneAtAll: "لا مكان لأي استطلاع.",
  there: "اعرض أين توجد",
  squares:
    "عرض كل مربع 1 كم على الأقل؛ ولا يُعرف ما هو أدق. الاستطلاعات التي بلا مكان موجودة في القائمة فقط.",
  loading: "يجري تحميل الاستطلاعات",
  failed: "تعذّر تحميل الاستطلاعات.",
};
