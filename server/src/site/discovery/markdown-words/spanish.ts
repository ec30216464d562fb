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
  answer: (address) => `Responder en <${address}>.`,
  read: (address) => `Seguir leyendo en <${address}>.`,
  questions: "Preguntas",
};
