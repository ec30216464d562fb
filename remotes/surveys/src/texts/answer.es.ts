import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./answer.ts";

export const answerTexts: Words<typeof english.answerTexts> = {
  formLoading: "Cargando las preguntas",
  formFailed: "No se pudieron cargar las preguntas.",
  none: "Esta encuesta no tiene preguntas.",
  submit: "Enviar",
  submitting: "Enviando…",
  closedButton: "Cerrada",
  upcomingButton: "Aún no abierta",
  readOnlyButton: "Activar el ID anónimo para enviar",
  notConsented: "Para enviar respuestas hay que activar el ID anónimo.",
  enableAndSubmit: "Activar y enviar",
  closed: "Esta encuesta ya no acepta respuestas.",
  challenges: "Preguntas de control",
  challengesMissing:
    "Antes de enviar hay que contestar las preguntas de control.",
  challengesBlocked:
    "Por las preguntas de control, esta encuesta sigue cerrada aquí.",
  optedOut: "No se puede participar mientras el ID anónimo esté desactivado.",
  refused: "Contenido no permitido.",
  submitFailed: "No se pudieron enviar las respuestas.",
  kept: "Las respuestas quedan aquí hasta que se envíen de nuevo.",
  oneAllowed: "Elegir una.",
  severalAllowed: "Elegir cuantas se quiera.",
  clearChoice: "Borrar la selección",
  progress: (answered, all) =>
    `${formatCount(answered)} de ${formatCount(all)} contestadas`,
  resultsAfterClosing: "Los resultados aparecen tras el cierre.",
  resultsAtOnce:
    "Los resultados aparecen al momento: quien los observe puede saber qué se contestó.",
  readsFigures: "Quien la creó no lee ninguna respuesta suelta.",
  readsTexts:
    "Quien la creó lee los textos escritos, separados de las demás respuestas.",
  readsRows: "Quien la creó lee respuestas completas, sin nombre ni hora.",
  thanks: "¡Gracias por la respuesta!",
  duplicate: "Esta encuesta ya estaba contestada. ¡Gracias!",
};

export const answerSlow: Words<typeof english.answerSlow> =
  "Cuando contestan muchas personas a la vez, esto puede tardar hasta 10 segundos.";
