import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "Cargando la encuesta",
  frame: "Encuesta",
  frameOf: (title) => `Encuesta: ${title}`,
  open: "Abrir en Nearsay",
  newTab: "(se abre en una pestaña nueva)",
  failed: {
    SURVEY: "La dirección de esta encuesta no es correcta.",
    ORIGIN_NOT_ALLOWED: "Esta encuesta no se puede mostrar en esta página.",
    BLOCKED: "No se pudo mostrar esta encuesta aquí.",
    NETWORK: "No se pudo cargar esta encuesta.",
  },
};
