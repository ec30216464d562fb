import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "Chargement du sondage",
  frame: "Sondage",
  frameOf: (title) => `Sondage : ${title}`,
  open: "Ouvrir sur Nearsay",
  newTab: "(s’ouvre dans un nouvel onglet)",
  failed: {
    SURVEY: "L’adresse de ce sondage est incorrecte.",
    ORIGIN_NOT_ALLOWED: "Ce sondage ne peut pas être affiché sur cette page.",
    BLOCKED: "Ce sondage n’a pas pu être affiché ici.",
    NETWORK: "Ce sondage n’a pas pu être chargé.",
  },
};
