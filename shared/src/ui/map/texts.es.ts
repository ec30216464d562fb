import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  wholeWorld: "Todo el mundo",
  chooseMiddle: "Elegir el centro",
  keys: "Las flechas mueven el mapa, más y menos lo acercan y alejan, Inicio muestra todo el mundo.",
  keysToChoose:
    "Las flechas mueven el mapa, más y menos lo acercan y alejan, Inicio muestra todo el mundo, Intro elige el lugar del centro.",
  chosen: "Lugar elegido",
  surveys: (count) =>
    plural(count, {
      one: `${formatCount(count)} encuesta`,
      other: `${formatCount(count)} encuestas`,
    }),
  coarse: "Solo tierra y fronteras, dibujadas a grandes rasgos",
  noStyle: "No se pudo cargar el mapa de este sitio.",
  noWebGl: "Este navegador no puede dibujar el mapa de este sitio.",
  notWhole: "No se pudo cargar una parte del mapa.",
  noLand: "No se pudieron cargar la tierra y las fronteras",
};
