import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./results-texts.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  title: "Résultats",
  responses: (count) =>
    plural(count, {
      one: `${formatCount(count)} réponse`,
      other: `${formatCount(count)} réponses`,
    }),
  integrity: "Comment les réponses sont venues, et ce qui n’a pas été accepté",
  newTab: "(s’ouvre dans un nouvel onglet)",
  option: "Option",
  share: "Part",
  count: "Réponses",
  answered: (count) =>
    plural(count, {
      one: `${formatCount(count)} personne a répondu`,
      other: `${formatCount(count)} personnes ont répondu`,
    }),
  written: (count) =>
    plural(count, {
      one: `${formatCount(count)} réponse rédigée`,
      other: `${formatCount(count)} réponses rédigées`,
    }),
  discuss: "En discuter sur Nearsay",
  enabled: "Vous participez ici avec un identifiant anonyme.",
  optedOut:
    "Votre identifiant anonyme est désactivé ici. Votre réponse reste comptée.",
  optOut: "Désactiver",
  enable: "Réactiver l’identifiant anonyme",
  updating: "Enregistrement…",
  loading: "Chargement des résultats",
  failed: "Les résultats n’ont pas pu être chargés.",
};
