import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { ticketsTexts as english } from "./tickets-texts.ts";

export const ticketsTexts: Words<typeof english> = {
  about:
    "Los tiques de papel son códigos de un solo uso: uno en cada buzón, y cada buzón tiene un voto. Un tique no está ligado ni a la persona que lo usa ni a lo que responde.",
  failed: "No se pudieron cargar los tiques",
  failedAct: "No se pudieron cambiar los tiques.",
  mode: {
    legend: "¿Quién puede responder?",
    fixed: "Ya ha respondido alguien, así que esto no se puede cambiar.",
    choices: {
      off: { label: "Todo el mundo", hint: "Sin tiques." },
      only: {
        label: "Solo quien tenga un tique",
        hint: "Los demás pueden leer la encuesta y sus resultados.",
      },
      apart: {
        label: "Todo el mundo, con los tiques aparte",
        hint: "Los resultados muestran ambos, uno junto al otro.",
      },
    },
    saved: "Guardado.",
  },
  make: {
    heading: "Tiques nuevos",
    count: "Cuántos",
    wrongCount: (max) =>
      `Introducir un número entero de 1 a ${formatCount(max)}.`,
    label: "Nombre, por ejemplo una calle",
    labelHint: "Solo lo ve quien posee la encuesta.",
    action: "Crear tiques",
    full: "No caben más lotes.",
  },
  fresh: {
    title: (count) =>
      plural(count, {
        one: "1 tique está listo",
        other: `${formatCount(count)} tiques están listos`,
      }),
    about:
      "Sus códigos se muestran solo esta vez y no se guardan en ningún sitio. Conviene guardarlos antes de seguir.",
    sheet: "Guardar hoja para imprimir",
    csv: "Guardar como CSV",
    codes: "Códigos para leer en voz alta",
    done: "Ya los tengo",
  },
  list: {
    label: "Lotes de tiques",
    none: "Todavía no hay tiques.",
    unnamed: "Sin nombre",
    tickets: (count) =>
      plural(count, {
        one: "1 tique",
        other: `${formatCount(count)} tiques`,
      }),
    made: (day) => `Creado el ${day}`,
    used: (used) =>
      plural(used, {
        one: "1 usado hasta el final de ayer",
        other: `${formatCount(used)} usados hasta el final de ayer`,
      }),
    tooFew: (min) =>
      `Cuántos se usaron se indica a partir de ${formatCount(min)} tiques`,
    ended: "Anulado",
    end: "Anular",
    endNamed: (name) => `Anular los tiques sin usar de ${name}`,
    endTitle: "¿Anular los tiques sin usar?",
    endAbout:
      "Los tiques de este lote que nadie ha usado aún dejan de valer. No se puede deshacer.",
    endAction: "Anularlos",
    cancel: "Cancelar",
    endedSaid: "Los tiques sin usar están anulados.",
  },
  sheet: {
    title: (survey) => `Tiques: ${survey}`,
    until: (day) => `Responder hasta el ${day}`,
    untraced: "La respuesta no se puede vincular a este tique",
    open: (address) => `Escanear, o introducir el código en ${address}`,
  },
  csv: { code: "Código", link: "Enlace" },
};
