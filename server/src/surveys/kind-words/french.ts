import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "en toutes lettres",
  ranking: "tous les choix dans l’ordre",
  number: (least, most, unit) =>
    `un nombre de ${least} à ${most} ${unit}`.trim(),
  day: (first, last) => `un jour du ${first} au ${last}`,
  month: (first, last) => `un mois de ${first} à ${last}`,
  year: (first, last) => `une année de ${first} à ${last}`,
  several: "autant de choix que voulu",
  one: "un seul choix",
};
