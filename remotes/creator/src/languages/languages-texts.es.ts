import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { languagesTexts as english } from "./languages-texts.ts";

export const languagesTexts: Words<typeof english> = {
  heading: "Otros idiomas",
  about:
    "Cada persona elige en el formulario en qué idioma lee. Una respuesta cuenta igual en todos, y lo que no está traducido aparece como en el original.",
  open: "Traducir esta encuesta",
  close: "Ocultar las traducciones",
  loading: "Cargando las traducciones",
  failed: "No se pudieron cargar las traducciones",
  first: "Primero hay que indicar en qué idioma está escrita la encuesta.",
  add: "Añadir un idioma",
  addButton: "Añadir",
  choose: "Elegir un idioma",
  full: (count) =>
    `Una encuesta puede estar como máximo en ${formatCount(count)} idiomas más.`,
  added: (language) => `Se añadió el idioma: ${language}.`,
  progress: (language, done, all) =>
    `${language}: ${formatCount(done)} de ${plural(all, {
      one: "1 texto",
      other: `${formatCount(all)} textos`,
    })}`,
  missing: "Aún sin traducir",
  complete: "Todo está traducido.",
  nothing:
    "Todavía no hay nada que traducir: primero hay que escribir la encuesta.",
  remove: (language) => `Quitar: ${language}`,
  ask: {
    title: (language) => `¿Quitar este idioma: ${language}?`,
    about: "Se borra lo que se escribió en este idioma.",
    keep: "Conservarlo",
    remove: "Quitarlo",
  },
  draft: {
    ask: (language) => `Redactar un borrador de traducción: ${language}`,
    busy: (done, all) =>
      `Redactando: ${formatCount(done)} de ${formatCount(all)}`,
    cancel: "Cancelar",
    came: (count) =>
      plural(count, {
        one: "Hay 1 texto en borrador a la espera de aprobación.",
        other: `Hay ${formatCount(count)} textos en borrador a la espera de aprobación.`,
      }),
    waiting: (count) =>
      plural(count, {
        one: "El modelo de IA redactó 1 texto. Se publica cuando se aprueba; hasta entonces queda el original en su lugar.",
        other: `El modelo de IA redactó ${formatCount(count)} textos. Se publican cuando se aprueban; hasta entonces queda el original en su lugar.`,
      }),
    approveAll: "Aprobar todo",
    mark: "Borrador sin aprobar.",
    approve: "Aprobar",
    approveText: (text) => `Aprobar: ${text}`,
    some: "El modelo de IA omitió textos.",
    failed: "No se pudo redactar la traducción.",
    failures: {
      busy: "El modelo de IA tiene demasiado trabajo en este momento.",
      declined: "El modelo de IA se negó a redactar esta traducción.",
      cut: "El modelo de IA se interrumpió antes de terminar.",
      unreadable: "No se pudo leer lo que escribió el modelo de IA.",
      silent: "El modelo de IA dejó de responder.",
      unreachable: "No se pudo contactar con el modelo de IA.",
      broken: "El modelo de IA no pudo redactar esta traducción.",
    },
  },
  roles: {
    title: "Título",
    instructions: "Instrucciones",
    question: (number) => `Pregunta ${formatCount(number)}`,
    challenge: (number) => `Pregunta de control ${formatCount(number)}`,
    option: (number, place) =>
      `Pregunta ${formatCount(number)}, opción ${formatCount(place)}`,
    other: (number) =>
      `Pregunta ${formatCount(number)}, para quien elige «Otra opción …»`,
    hint: (number) => `Pregunta ${formatCount(number)}, indicación`,
    low: (number) =>
      `Pregunta ${formatCount(number)}, extremo bajo de la escala`,
    high: (number) =>
      `Pregunta ${formatCount(number)}, extremo alto de la escala`,
    unit: (number) => `Pregunta ${formatCount(number)}, unidad`,
    heading: (number) =>
      `Título de la sección antes de la pregunta ${formatCount(number)}`,
    text: (number) =>
      `Texto de la sección antes de la pregunta ${formatCount(number)}`,
  },
  problems: {
    noLanguage:
      "Hay que indicar en qué idioma está escrita la encuesta, porque tiene traducciones.",
    own: (language) =>
      `La encuesta está escrita en este idioma: ${language}. Hay que quitar esa traducción o elegir otro idioma para la encuesta.`,
    ambiguous: (number, text) =>
      `En la pregunta ${formatCount(number)}, «${text}» designa dos opciones, en un idioma o en dos. Una de ellas debe decirse de otro modo.`,
  },
  leftOut: "Traducciones a idiomas que aquí no se conocen.",
};
