import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "своїми словами",
  ranking: "усі варіанти за порядком",
  number: (least, most, unit) => `число від ${least} до ${most} ${unit}`.trim(),
  day: (first, last) => `день від ${first} до ${last}`,
  month: (first, last) => `місяць від ${first} до ${last}`,
  year: (first, last) => `рік від ${first} до ${last}`,
  several: "будь-яка кількість варіантів",
  one: "один варіант",
};
