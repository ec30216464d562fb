import type { Words } from "@nearsay/core/domain";
import type * as english from "./ending-texts.ts";

export const endingTexts: Words<typeof english.endingTexts> = {
  heading: "Apertura, plazas y últimas palabras",
  opensAt: "Se abre el",
  opensAtHint: "Vacío: de inmediato.",
  quota: "Cerrar tras este número de respuestas",
  quotaHint:
    "Vacío: solo la cierra su hora. Quien ocupa la última plaza la cierra.",
  closedMessage: "Mensaje tras el cierre",
  thanksMessage: "Mensaje tras el agradecimiento",
  messageHint: "Puede leerlo cualquiera que vea las preguntas.",
  thanksLink: "Dirección tras el agradecimiento",
  thanksLinkHint:
    "Una dirección https. Se muestra y solo se abre a mano; no se envía nada sobre la persona.",
  problems: {
    quota: "Escriba un número entero de respuestas, como 200.",
    opensLate: "La encuesta debe abrirse antes de cerrarse.",
    link: "Escriba una dirección que empiece por https://, sin usuario ni puerto.",
  },
};
