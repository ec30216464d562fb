import type { Words } from "@nearsay/core/domain";
import type { frameTexts as english } from "./texts.ts";

export const frameTexts: Words<typeof english> = {
  failed: "No se pudo cargar.",
  notDone: "No se pudo hacer. No ha cambiado nada.",
  working: "Un momento…",
  retry: "Reintentar",
  more: "Mostrar más",
  refresh: "Mirar de nuevo",
  cancel: "Cancelar",
};
