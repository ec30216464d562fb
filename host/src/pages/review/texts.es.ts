import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  rating: "Valoración",
  ratingHint: "Las flechas la cambian, 0 la borra.",
  stars: (count) =>
    plural(count, {
      one: "1 estrella",
      other: `${formatCount(count)} estrellas`,
    }),
  noRating: "Aún sin valoración",
  clear: "Borrar la valoración",
  comment: "Comentario",
  commentHint: "¿Qué estuvo bien y qué no?",
  counter: (used, max) => `${used}/${max}`,
  submit: "Enviar reseña",
  submitting: "Enviando…",
  failed: "Algo falló al enviar la reseña.",
  thanks: "¡Gracias por la reseña!",
  notSent:
    "No se ha publicado ni enviado a nadie. Para saber qué piensa la gente cercana, se puede convertir en una encuesta: el borrador parte del comentario.",
  toSurvey: "Convertir esta reseña en una encuesta",
  another: "Escribir otra reseña",
};
