import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./home.ts";

export const home: Words<typeof english.home> = {
  title:
    "Voyez ce que demandent les gens près de chez vous, et répondez en quelques secondes.",
  lead: "Sans compte. Une question à vous ?",
  ask: "Posez-la à vos voisins",
  assistant: "Ouvrir l’assistant IA",
  newTab: "(s’ouvre dans un nouvel onglet)",
  start: "Nouveau sondage",
  surveys: "Sondages",
  loading: "Chargement des sondages",
  more: "Afficher plus de sondages",
  moreFailed: "D’autres sondages n’ont pas pu être chargés.",
  retry: "Réessayer",
  closed: "Sondages clos",
  mixed: "Les plus récents et les plus suivis, tour à tour.",
  view: {
    label: "Affichage",
    list: "Liste",
    map: "Carte",
    loading: "Chargement de la carte",
    failed: "La carte n’a pas pu être chargée.",
  },
  filters: {
    label: "Filtres",
    openOnly: "Ouverts seulement",
    unanswered: "Pas encore répondus",
    within: "Distance",
    anywhere: "Toute distance",
    km: (reach) => `À moins de ${formatCount(reach)} km`,
    language: "Langue",
    anyLanguage: "Toute langue",
    none: "Aucun sondage ne reste avec ces filtres.",
  },
  empty: "Aucun sondage trouvé.",
  emptyNext: "Soyez la première personne à interroger vos voisins.",
  emptyCodeNext:
    "Aucun sondage ouvert n’a ce code d’accès. Vérifiez-le et cherchez de nouveau.",
  emptySearch: (text) => `Aucun sondage public trouvé pour « ${text} »`,
  emptySearchNext:
    "Personne n’a encore posé cette question. Vous pourriez être la première personne à le faire.",
  draft: "En faire un sondage",
  didYouMean: "Vouliez-vous dire",
  showAll: "Afficher tous les sondages",
  searching: "Recherche en cours",
  slowCode:
    "Beaucoup de codes incorrects ont été saisis, cette recherche peut donc prendre jusqu’à 10 secondes.",
  found: (count) =>
    plural(count, {
      one: `${formatCount(count)} sondage trouvé`,
      other: `${formatCount(count)} sondages trouvés`,
    }),
  search: {
    label: "Chercher des sondages",
    placeholder: "Chercher, ou saisir un code d’accès",
    byText: "Recherche publique",
    byCode: "Recherche par code",
    suggested: "Suggestions",
    suggestions: (count) =>
      plural(count, {
        one: `${formatCount(count)} suggestion`,
        other: `${formatCount(count)} suggestions`,
      }),
    survey: (responses, likes) =>
      `Réponses ${formatCount(responses)} · J’aime ${formatCount(likes)}`,
    keyword: (count) =>
      plural(count, {
        one: `Mot-clé de ${formatCount(count)} sondage`,
        other: `Mot-clé de ${formatCount(count)} sondages`,
      }),
  },
  top: {
    label: "Sondages en vue",
    responses: "Les plus suivis",
    likes: "Les plus aimés",
    discussion: "Les plus discutés",
  },
  keywords: {
    label: "Mots-clés populaires",
    more: "Plus de mots-clés",
  },
  failed: "Les sondages n’ont pas pu être chargés.",
  publishedLoading: "Chargement des liens de votre sondage",
  featuredFailed: "Le sondage du lien n’a pas pu être chargé.",
};
