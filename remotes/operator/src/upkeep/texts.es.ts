import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const releaseTexts: Words<typeof english.releaseTexts> = {
  about: "La versión de cada parte del sitio que se sirve.",
  loading: "Cargando las versiones",
  list: "Partes del sitio",
  empty: "No se sirve ninguna parte",
  version: (version) => `versión ${version}`,
  built: "tal como se compiló el sitio",
  released: (release) => `entrega ${release}`,
  off: "Desactivada",
};

export const recountTexts: Words<typeof english.recountTexts> = {
  about:
    "Compara cada contador, como el de respuestas, con lo que hay de verdad. No cambia nada mientras no se corrijan los erróneos.",
  compare: "Comparar los contadores",
  repair: "Corregirlos",
  working: "Contando…",
  label: "Cuánto lleva",
  right: "Todos los contadores son correctos",
  rightAbout: "Todos coinciden con lo que hay.",
  wrong: (count) =>
    plural(count, {
      one: "1 contador difiere de lo que hay",
      other: `${formatCount(count)} contadores difieren de lo que hay`,
    }),
  repaired: (count) =>
    plural(count, {
      one: "1 contador corregido",
      other: `${formatCount(count)} contadores corregidos`,
    }),
  list: "Contadores",
  survey: (id) => `Encuesta ${id}`,
  several: (counter, count) =>
    count === 1 ? counter : `${counter}, ${formatCount(count)} de ellos`,
  counters: {
    responses: "participaciones",
    days: "días",
    leaving: "salientes",
    released: "mostradas",
    answers: "respuestas a preguntas",
    "rows read": "filas leídas",
    "texts read": "textos leídos",
    choices: "elecciones",
    hours: "horas",
    terms: "términos",
    sentiments: "sentimientos",
    "sentiment sum": "suma de sentimientos",
    "sentiment bins": "tramos de sentimientos",
    parts: "partes",
    likes: "«me gusta»",
    posts: "publicaciones",
    replies: "respuestas a publicaciones",
    "post likes": "«me gusta» de publicaciones",
  },
};
