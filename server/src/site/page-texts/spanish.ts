import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  unreadable: "Nearsay necesita JavaScript.",
  readable:
    "Sin JavaScript esta página se puede leer, pero no se puede enviar nada. Para contestar, permita JavaScript y recargue la página.",
  late: "Esta página aún no se ha cargado del todo, así que todavía no se puede enviar nada.",
  retry: "Reintentar",
  feed: "Encuestas nuevas",
  survey: "Encuesta",
};
