import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  text: "con palabras propias",
  ranking: "todas las opciones en orden",
  number: (least, most, unit) =>
    `un número de ${least} a ${most} ${unit}`.trim(),
  day: (first, last) => `un día del ${first} al ${last}`,
  month: (first, last) => `un mes de ${first} a ${last}`,
  year: (first, last) => `un año de ${first} a ${last}`,
  several: "cualquier número de opciones",
  one: "una opción",
};
