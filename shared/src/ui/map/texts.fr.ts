import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  wholeWorld: "Monde entier",
  chooseMiddle: "Choisir le centre",
  keys: "Les flèches déplacent la carte, plus et moins changent l’échelle, Début montre le monde entier.",
  keysToChoose:
    "Les flèches déplacent la carte, plus et moins changent l’échelle, Début montre le monde entier, Entrée choisit le lieu au centre.",
  chosen: "Lieu choisi",
  surveys: (count) =>
    plural(count, {
      one: `${formatCount(count)} sondage`,
      other: `${formatCount(count)} sondages`,
    }),
  coarse: "Terres et frontières seulement, dessinées grossièrement",
  noStyle: "La carte de ce site n’a pas pu être chargée.",
  noWebGl: "Ce navigateur ne peut pas dessiner la carte de ce site.",
  notWhole: "Une partie de la carte n’a pas pu être chargée.",
  noLand: "Les terres et les frontières n’ont pas pu être chargées",
};
