import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  title: "Encuesta",
  titleOf: (title) => `Encuesta: ${title}`,
  answer: "Contestar en Nearsay",
  open: "Abrir en Nearsay",
  openSite: "Abrir Nearsay",
  newTab: "(se abre en una pestaña nueva)",
};
