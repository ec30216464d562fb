import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  shared: "Este dispositivo es compartido",
  kept: "Las respuestas se guardan 7 días en este navegador, hasta que se envíen.",
  notKept:
    "No se guarda nada: las respuestas se pierden al salir de esta página.",
};
