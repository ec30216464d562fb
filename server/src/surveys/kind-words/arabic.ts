import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "بكلماتك",
  ranking: "كل الخيارات مرتبة",
  number: (least, most, unit) => `عدد من ${least} إلى ${most} ${unit}`.trim(),
  day: (first, last) => `يوم من ${first} إلى ${last}`,
  month: (first, last) => `شهر من ${first} إلى ${last}`,
  year: (first, last) => `سنة من ${first} إلى ${last}`,
  several: "أي عدد من الخيارات",
  one: "خيار واحد",
};
