import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "kendi sözcükleriyle",
  ranking: "tüm seçenekler sırayla",
  number: (least, most, unit) =>
    `${least} ile ${most} arasında bir sayı ${unit === "" ? "" : `(${unit})`}`.trim(),
  dates: (first, last) => `${first} ile ${last} arasında bir gün`,
  several: "istenen sayıda seçenek",
  one: "tek seçenek",
};
