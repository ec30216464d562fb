import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-page.ts";

export const surveyPage: Words<typeof english.surveyPage> = {
  heading: "Encuesta",
  loading: "Cargando la encuesta",
  failed: "No se pudo cargar la encuesta.",
  notFound: "Encuesta no encontrada.",
  notFoundNext: "Quizá el enlace esté incompleto, o la encuesta fue retirada.",
  takenDown: "Fue retirada mientras estaba abierta aquí.",
  allSurveys: "Todas las encuestas",
  documentTitle: (title) => `${title} · Nearsay`,
  footFailed:
    "No se pudo cargar lo demás que se puede hacer con esta encuesta.",
};
