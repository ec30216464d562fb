import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  answer: "Responder en Nearsay",
  open: "Abrir en Nearsay",
  openSite: "Abrir Nearsay",
  newTab: "(se abre en una pestaña nueva)",
  refused: "Encuesta",
  survey: (title) => `Encuesta: ${title}`,
};
