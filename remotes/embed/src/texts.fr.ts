import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Le sondage n’a pas pu être chargé.",
  retry: "Réessayer",
  policy: "Identifiant anonyme",
  consentFailed: "Le consentement n’a pas pu être modifié.",
  onePerSite: "Une réponse par personne et par site.",
  open: "Ouvrir sur Nearsay",
  openSite: "Ouvrir Nearsay",
  newTab: "(s’ouvre dans un nouvel onglet)",
  resultsFailed: "Les résultats n’ont pas pu être chargés.",
};
