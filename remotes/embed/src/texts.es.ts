import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "No se pudo cargar la encuesta.",
  retry: "Reintentar",
  policy: "ID anónimo",
  consentFailed: "No se pudo cambiar el consentimiento.",
  onePerSite: "Una respuesta por persona y sitio.",
  open: "Abrir en Nearsay",
  openSite: "Abrir Nearsay",
  newTab: "(se abre en una pestaña nueva)",
  resultsFailed: "No se pudieron cargar los resultados.",
};
