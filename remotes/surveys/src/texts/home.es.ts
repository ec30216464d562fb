import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./home.ts";

export const home: Words<typeof english.home> = {
  title: "Vea qué pregunta la gente cercana y conteste en segundos.",
  lead: "Sin cuenta. ¿Alguna pregunta propia?",
  ask: "Preguntar al vecindario",
  assistant: "Abrir el asistente de IA",
  newTab: "(se abre en una pestaña nueva)",
  start: "Nueva encuesta",
  surveys: "Encuestas",
  loading: "Cargando las encuestas",
  more: "Mostrar más encuestas",
  moreFailed: "No se pudieron cargar más encuestas.",
  retry: "Reintentar",
  closed: "Encuestas cerradas",
  mixed: "Las más nuevas y las más contestadas, por turnos.",
  view: {
    label: "Vista",
    list: "Lista",
    map: "Mapa",
    loading: "Cargando el mapa",
    failed: "No se pudo cargar el mapa.",
  },
  filters: {
    label: "Filtros",
    openOnly: "Solo abiertas",
    unanswered: "Sin contestar",
    within: "Distancia",
    anywhere: "Cualquier distancia",
    km: (reach) => `A menos de ${formatCount(reach)} km`,
    language: "Idioma",
    anyLanguage: "Cualquier idioma",
    none: "Con estos filtros no queda ninguna encuesta.",
  },
  empty: "No se encontraron encuestas.",
  emptyNext: "La primera pregunta al vecindario aún está por hacer.",
  emptyCodeNext:
    "Ninguna encuesta abierta tiene este código de acceso. Compruébelo y busque de nuevo.",
  emptySearch: (text) => `No hay encuestas públicas sobre «${text}»`,
  emptySearchNext: "Nadie ha preguntado aún por esto. Puede ser la primera.",
  draft: "Convertirlo en una encuesta",
  didYouMean: "Quizá quiso decir",
  showAll: "Mostrar todas las encuestas",
  searching: "Buscando",
  slowCode:
    "Se introdujeron muchos códigos incorrectos, así que esta búsqueda puede tardar hasta 10 segundos.",
  found: (count) =>
    plural(count, {
      one: "1 encuesta encontrada",
      other: `${formatCount(count)} encuestas encontradas`,
    }),
  search: {
    label: "Buscar encuestas",
    placeholder: "Buscar o introducir un código",
    byText: "Búsqueda pública",
    byCode: "Buscar por código",
    suggested: "Sugerencias",
    suggestions: (count) =>
      plural(count, {
        one: "1 sugerencia",
        other: `${formatCount(count)} sugerencias`,
      }),
    survey: (responses, likes) =>
      `Respuestas ${formatCount(responses)} · Me gusta ${formatCount(likes)}`,
    keyword: (count) =>
      plural(count, {
        one: "Palabra clave de 1 encuesta",
        other: `Palabra clave de ${formatCount(count)} encuestas`,
      }),
  },
  top: {
    label: "Encuestas destacadas",
    responses: "Más contestadas",
    likes: "Más gustadas",
    discussion: "Más debatidas",
  },
  keywords: {
    label: "Palabras clave populares",
    more: "Más palabras clave",
  },
  failed: "No se pudieron cargar las encuestas.",
  publishedLoading: "Cargando los enlaces de la encuesta",
  featuredFailed: "No se pudo cargar la encuesta enlazada.",
};
