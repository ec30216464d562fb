import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Le sondage n’a pas pu être chargé.",
  retry: "Réessayer",
  policy: "Identifiant anonyme",
  consentFailed: "Le consentement n’a pas pu être modifié.",
  onePerSite: "Une réponse par personne et par site.",
  unkept:
    "Votre navigateur ne laisse rien conserver à cette page : une seule réponse par jour est donc acceptée ici depuis votre réseau. Sur Nearsay, tout le monde peut répondre.",
  siteOnly:
    "Une réponse est déjà venue aujourd’hui de votre réseau, et votre navigateur ne laisse rien conserver à cette page pour distinguer les personnes. Sur Nearsay, tout le monde peut répondre.",
  open: "Ouvrir sur Nearsay",
  openSite: "Ouvrir Nearsay",
  discuss: "En discuter sur Nearsay",
  newTab: "(s’ouvre dans un nouvel onglet)",
  enabled: "Vous participez ici avec un identifiant anonyme.",
  optedOut:
    "Votre identifiant anonyme est désactivé ici. Votre réponse reste comptée.",
  optOut: "Désactiver",
  enable: "Réactiver l’identifiant anonyme",
  updating: "Enregistrement…",
  results: {
    loading: "Chargement des résultats",
    failed: "Les résultats n’ont pas pu être chargés.",
  },
};
