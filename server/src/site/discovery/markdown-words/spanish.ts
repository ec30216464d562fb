import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Cerrada el ${day}.`,
  opens: (day) => `Se abre el ${day}.`,
  open: (day) => `Abierta hasta el ${day}.`,
  openOr: (day, quota) =>
    `Abierta hasta el ${day} o hasta ${quota} respuestas.`,
  counts: (responses, posts) =>
    `Respuestas: ${responses}. Publicaciones: ${posts}.`,
  named: (name, country) => `Lugar: ${name}, ${country}.`,
  point: "Lugar: un cuadrado de alrededor de 1 km sin nombre.",
  scope: {
    first: (km) => `Se muestra primero a quien está a menos de ${km} km.`,
    only: (km) => `Se lista solo para quien está a menos de ${km} km.`,
    answer: (km) => `La responde solo quien está a menos de ${km} km.`,
  },
  counted: {
    rings:
      "De quienes lo aceptan se cuenta de dónde vienen las respuestas: aquí y en otros lugares.",
    map: "De quienes lo aceptan se cuenta de dónde vienen las respuestas: en un mapa.",
  },
  answer: (address) => `Responder en <${address}>.`,
  read: (address) => `Seguir leyendo en <${address}>.`,
  questions: "Preguntas",
};
