import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  wholeWorld: "العالم كله",
  chooseMiddle: "اختر الوسط",
  keys: "مفاتيح الأسهم تحرّك الخريطة، وزائد وناقص يغيّران المقياس، ومفتاح البداية يعرض العالم كله.",
  keysToChoose:
    "مفاتيح الأسهم تحرّك الخريطة، وزائد وناقص يغيّران المقياس، ومفتاح البداية يعرض العالم كله، ومفتاح الإدخال يختار المكان في الوسط.",
  chosen: "تم اختيار المكان",
  surveys: (count) =>
    plural(count, {
      zero: "لا استطلاعات",
      one: "استطلاع واحد",
      two: "استطلاعان",
      few: `${formatCount(count)} استطلاعات`,
      many: `${formatCount(count)} استطلاعًا`,
      other: `${formatCount(count)} استطلاع`,
    }),
  coarse: "اليابسة والحدود فقط، مرسومة بخطوط تقريبية",
  noStyle: "تعذّر تحميل خريطة هذا الموقع.",
  noWebGl: "لا يستطيع هذا المتصفح رسم خريطة هذا الموقع.",
  notWhole: "تعذّر تحميل جزء من الخريطة.",
  noLand: "تعذّر تحميل اليابسة والحدود",
};
