import type { ModeratedThing } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "la encuesta",
  post: "la publicación",
  reply: "la respuesta",
};

const one = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

export const texts: Words<typeof english> = {
  about:
    "A quien escribió esto se le rechaza al publicar, responder, escribir, dar «me gusta» o denunciar. Nada aquí revela quién es, ni si dos son la misma persona. Para bloquear a alguien hay que abrir lo que escribió.",
  loading: "Cargando los bloqueos",
  list: "Bloqueos",
  empty: "No hay nadie bloqueado",
  emptyAbout:
    "Se bloquea a quien escribió algo desde la cola o desde su ficha.",
  author: (thing) => `Autor de ${one(thing)}`,
  made: "<when></when>, por <who></who>",
  end: "Levantar el bloqueo",
  endNamed: (thing) => `Levantar el bloqueo del autor de ${one(thing)}`,
  ended: (thing) =>
    `El bloqueo por ${one(thing)} está levantado. Quien también esté bloqueado por otra cosa, lo sigue estando.`,
};
