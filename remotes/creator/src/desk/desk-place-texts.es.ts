import type { Words } from "@nearsay/core/domain";
import type { deskPlaceTexts as english } from "./desk-place-texts.ts";

export const deskPlaceTexts: Words<typeof english> = {
  named: (name) => `Lugar: ${name}.`,
  point: "Lugar: un cuadrado de alrededor de 1 km sin nombre.",
  nowhere: "Lugar: ninguna parte.",
  everyone: "Para todo el mundo.",
  scope: {
    first: (km) => `Se muestra primero a quien está a menos de ${km} km.`,
    only: (km) => `Se lista solo para quien está a menos de ${km} km.`,
    answer: (km) => `La responde solo quien está a menos de ${km} km.`,
  },
  counts: {
    none: "No se cuenta de dónde vienen las respuestas.",
    rings:
      "De quienes lo aceptan se cuenta de dónde vienen las respuestas: aquí y en otros lugares.",
    map: "De quienes lo aceptan se cuenta de dónde vienen las respuestas: en un mapa.",
  },
  fixed: "No se puede cambiar después de publicar.",
};
