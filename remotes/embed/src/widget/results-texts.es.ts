import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./results-texts.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  title: "Resultados",
  responses: (count) =>
    plural(count, {
      one: `${formatCount(count)} respuesta`,
      other: `${formatCount(count)} respuestas`,
    }),
  integrity: "Cómo llegaron las respuestas y qué no se aceptó",
  newTab: "(se abre en una pestaña nueva)",
  option: "Opción",
  share: "Proporción",
  count: "Respuestas",
  answered: (count) =>
    plural(count, {
      one: `contestó ${formatCount(count)} persona`,
      other: `contestaron ${formatCount(count)} personas`,
    }),
  written: (count) =>
    plural(count, {
      one: `${formatCount(count)} respuesta con palabras propias`,
      other: `${formatCount(count)} respuestas con palabras propias`,
    }),
  discuss: "Debatir en Nearsay",
  enabled: "Aquí se participa con un ID anónimo.",
  optedOut: "El ID anónimo está desactivado aquí. La respuesta sigue contando.",
  optOut: "Desactivar",
  enable: "Volver a activar el ID anónimo",
  updating: "Guardando…",
  loading: "Cargando los resultados",
  failed: "No se pudieron cargar los resultados.",
};
