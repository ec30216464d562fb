import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { mineTexts as english } from "./mine-texts.ts";

export const mineTexts: Words<typeof english> = {
  intro: "Encuestas cuyo enlace de gestión guarda este navegador.",
  loading: "Consultando su estado",
  unknown: "Encuesta",
  gone: "Su enlace ya no vale o la encuesta se eliminó",
  failed: "No se pudo consultar ahora",
  open: "Abrir la gestión",
  openNamed: (title) => `Abrir la gestión de «${title}»`,
  duplicateNamed: (title) => `Duplicar esta encuesta: «${title}»`,
  forget: "Olvidar",
  forgetNamed: (title) => `Olvidar «${title}» en este dispositivo`,
  responses: (count) =>
    plural(count, {
      one: "1 respuesta",
      other: `${formatCount(count)} respuestas`,
    }),
  none: "Aún no hay encuestas",
  noneNext: "Publique una o añada una abajo con su enlace de gestión.",
  start: "Empezar una encuesta",
  add: { heading: "Añadir una encuesta", action: "Añadir" },
};
