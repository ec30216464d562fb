import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "in eigenen Worten",
  ranking: "alle Optionen in eine Reihenfolge gebracht",
  number: (least, most, unit) =>
    `eine Zahl von ${least} bis ${most} ${unit}`.trim(),
  day: (first, last) => `ein Tag von ${first} bis ${last}`,
  month: (first, last) => `ein Monat von ${first} bis ${last}`,
  year: (first, last) => `ein Jahr von ${first} bis ${last}`,
  several: "beliebig viele Optionen",
  one: "eine Option",
};
