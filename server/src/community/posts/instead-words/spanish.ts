import type { Words } from "@nearsay/core/domain";
import type { words as english } from "./english.ts";

export const words: Words<typeof english> = {
  deleted: "Quien escribió esta publicación la ha borrado.",
  reports: "Oculto tras recibir denuncias.",
  operator: "Oculto por quien gestiona este sitio.",
  author: "Oculto por quien creó la encuesta",
  reasons: {
    off_topic: "fuera de tema",
    insulting: "insultante",
    personal: "revela datos personales",
    spam: "correo basura o publicidad",
  },
};
