import type { Words } from "@nearsay/core/domain";
import type * as english from "./feedback.ts";

export const feedback: Words<typeof english.feedback> = {
  title: "Opiniones y sugerencias sobre el producto",
  about:
    "¿Qué funciona, qué no y qué falta? Se puede contestar lo que preguntan otras personas o publicar una encuesta propia con la casilla de la página de opiniones marcada. Quienes hacen Nearsay leen lo que se dice.",
  start: "Nueva encuesta",
  browse: "Todas las encuestas",
  surveys: "Encuestas de opinión",
  loading: "Cargando las encuestas de opinión",
  failed: "No se pudieron cargar las encuestas de opinión.",
  empty: "No se encontraron encuestas.",
  emptyNext:
    "Nadie ha preguntado aún sobre Nearsay. Una encuesta publicada con la casilla de la página de opiniones marcada aparece aquí para todo el mundo.",
};
