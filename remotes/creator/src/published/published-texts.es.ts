import type { Words } from "@nearsay/core/domain";
import type { publishedTexts as english } from "./published-texts.ts";

export const publishedTexts: Words<typeof english> = {
  title: "Publicada. Ahora es suya",
  answer: "Para todo el mundo",
  answerHint: "Quien la abra puede responder.",
  codeHint: "Se le pedirá el código de acceso.",
  own: "Solo para usted",
  ownHint:
    "Con este enlace se puede cambiar, cerrar o eliminar la encuesta desde cualquier lugar. Es el único camino de vuelta desde otro dispositivo: nadie puede enviárselo otra vez.",
  kept: "Este navegador lo guarda en <list>Sus encuestas</list>.",
  notKept:
    "Este navegador no puede guardarlo. Cópielo o guárdelo antes de salir de esta página.",
  desk: "Abrir la gestión",
};
