import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "de la encuesta",
  post: "de la publicación",
  reply: "de la respuesta",
};

export const texts: Words<typeof english> = {
  kinds: { survey: "encuesta", post: "publicación", reply: "respuesta" },
  label: "Encuesta, publicación o respuesta",
  hint: "El número o la dirección de una encuesta, o por ejemplo: publicación 12, respuesta 7.",
  find: "Buscar",
  wrong:
    "Esto no designa nada. Vale un número como 12, la dirección de una encuesta, publicación 12 o respuesta 7.",
  loading: "Buscando",
  missing: "No existe",
  missingAbout: "Se eliminó, o el número es otro.",
  survey: "Abrir la ficha de su encuesta",
  deleting: "Su autor la está eliminando.",
  facts: {
    created: "Publicada",
    closes: "Cierra",
    code: "Código de acceso",
    codes: { yes: "Necesario", no: "Ninguno" },
    responses: "Respuestas",
    posts: "Publicaciones",
  },
  instructions: "Instrucciones",
  questions: "Preguntas",
  reports: "Denuncias",
  noReports: "Nadie la ha denunciado, ni nada de lo que tiene debajo.",
  of: ({ kind, id }) => `${names[kind]} ${id}`,
  settled: "resuelta",
  weight: (weight) => `peso ${formatCount(Math.round(weight * 100) / 100)}`,
  discussion: "Publicaciones y respuestas",
  noDiscussion: "Nadie ha escrito nada.",
  instead: (text) => `En su lugar se lee: «${text}»`,
};
