import type { Words } from "@nearsay/core/domain";
import type * as english from "./card-questions.ts";

export const cardQuestions: Words<typeof english.cardQuestions> = {
  answer: "Contestar",
  questions: "Preguntas",
  area: (title) => `Preguntas de ${title}`,
  loading: "Cargando las preguntas",
  failed: "No se pudieron cargar las preguntas.",
};
