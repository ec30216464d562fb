import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "kendi sözcükleriyle",
  ranking: "tüm seçenekler sırayla",
  number: (least, most, unit) =>
    `${least} ile ${most} arasında bir sayı ${unit === "" ? "" : `(${unit})`}`.trim(),
  day: (first, last) => `${first} ile ${last} arasında bir gün`,
  month: (first, last) => `${first} ile ${last} arasında bir ay`,
  year: (first, last) => `${first} ile ${last} arasında bir yıl`,
  several: "istenen sayıda seçenek",
  one: "tek seçenek",
};
