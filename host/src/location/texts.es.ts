import type { Words } from "@nearsay/core/domain";
import type { locationTexts as english } from "./texts.ts";

export const locationTexts: Words<typeof english> = {
  title: "Activar la ubicación",
  description:
    "Con la ubicación aproximada, las encuestas y publicaciones cercanas aparecen primero. Se redondea a cerca de un kilómetro antes de compararla con nada.",
  enable: "Activar la ubicación",
  requesting: "Solicitando…",
  cancel: "Cancelar",
  status: {
    checking: "Comprobando si la ubicación está permitida.",
    idle: "La ubicación está desactivada.",
    requesting: "Esperando la respuesta a la pregunta del navegador.",
    granted: "La ubicación está activada.",
  },
};
