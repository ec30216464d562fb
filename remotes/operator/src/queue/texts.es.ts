import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "la encuesta",
  post: "la publicación",
  reply: "la respuesta",
};

export const texts: Words<typeof english> = {
  about:
    "Lo denunciado, lo oculto y lo que sus autores piden volver a mostrar: primero la petición más antigua, después lo que más pesa.",
  loading: "Cargando la cola",
  list: "Lo que espera",
  empty: "No espera nada",
  emptyAbout: "Nadie ha denunciado nada, y no hay nada oculto.",
  choose: ({ kind, id }) => `Elegir ${names[kind]} ${id}`,
  all: "Elegir todo lo que se muestra aquí",
  chosen: (count) =>
    plural(count, {
      one: "1 elegido",
      other: `${formatCount(count)} elegidos`,
    }),
  bulk: "Qué se hace con todo lo elegido",
  bulkNamed: {
    hide: "Ocultar todo lo elegido",
    restore: "Volver a mostrar todo lo elegido",
    keep: "Conservar todo lo elegido",
    remove: "Eliminar todo lo elegido",
  },
};
