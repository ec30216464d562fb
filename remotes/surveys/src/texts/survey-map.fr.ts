import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { surveyMap as english } from "./survey-map.ts";

export const surveyMap: Words<typeof english> = {
  label: "Carte des sondages",
  shown: (count) =>
    plural(count, {
      one: `${formatCount(count)} sondage sur cette partie de la carte`,
      other: `${formatCount(count)} sondages sur cette partie de la carte`,
    }),
  chosen: (count) =>
    plural(count, {
      one: `${formatCount(count)} sondage dans le carré choisi`,
      other: `${formatCount(count)} sondages dans le carré choisi`,
    }),
  all: "Tout afficher sur cette partie",
  none: "Aucun sondage sur cette partie de la carte.",
  noneAtAll: "Aucun sondage n’a de lieu.",
  there: "Montrer où il y en a",
  squares:
    "Chaque carré fait au moins 1 km de large ; rien de plus précis n’est connu. Les sondages sans lieu ne sont que dans la liste.",
  loading: "Chargement des sondages",
  failed: "Les sondages n’ont pas pu être chargés.",
};
