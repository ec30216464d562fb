import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { surveyMap as english } from "./survey-map.ts";

export const surveyMap: Words<typeof english> = {
  label: "Mapa de encuestas",
  shown: (count) =>
    plural(count, {
      one: `${formatCount(count)} encuesta en esta parte del mapa`,
      other: `${formatCount(count)} encuestas en esta parte del mapa`,
    }),
  chosen: (count) =>
    plural(count, {
      one: `${formatCount(count)} encuesta en el cuadro elegido`,
      other: `${formatCount(count)} encuestas en el cuadro elegido`,
    }),
  all: "Mostrar todas en esta parte",
  none: "No hay ninguna encuesta en esta parte del mapa.",
  noneAtAll: "Ninguna encuesta tiene lugar.",
  there: "Mostrar dónde hay alguna",
  squares:
    "Cada cuadro mide al menos 1 km de ancho; no se conoce nada más preciso. Las encuestas sin lugar están solo en la lista.",
  loading: "Cargando encuestas",
  failed: "No se pudieron cargar las encuestas.",
};
