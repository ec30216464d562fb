import type { Words } from "@nearsay/core/domain";
import type { words as english } from "./english.ts";

export const words: Words<typeof english> = {
  deleted: "Ce message a été supprimé par son auteur.",
  reports: "Masqué après des signalements.",
  operator: "Masqué par l’exploitant de ce site.",
  author: "Masqué par l’auteur du sondage",
  reasons: {
    off_topic: "hors sujet",
    insulting: "insultant",
    personal: "révèle des données personnelles",
    spam: "indésirable",
  },
};
