import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const releaseTexts: Words<typeof english.releaseTexts> = {
  about: "La version de chaque partie du site qui est servie.",
  loading: "Chargement des versions",
  list: "Parties du site",
  empty: "Aucune partie n’est servie",
  version: (version) => `version ${version}`,
  built: "telle que le site a été construit",
  released: (release) => `livraison ${release}`,
  off: "Désactivée",
};

export const recountTexts: Words<typeof english.recountTexts> = {
  about:
    "Compare chaque compteur, tel que le nombre de réponses, avec ce qui existe vraiment. Rien ne change tant que vous ne corrigez pas les compteurs faux.",
  compare: "Comparer les compteurs",
  repair: "Les corriger",
  working: "Comptage…",
  label: "Où en est le comptage",
  right: "Tous les compteurs sont justes",
  rightAbout: "Tous correspondent à ce qui existe.",
  wrong: (count) =>
    plural(count, {
      one: `${formatCount(count)} compteur diffère de ce qui existe`,
      other: `${formatCount(count)} compteurs diffèrent de ce qui existe`,
    }),
  repaired: (count) =>
    plural(count, {
      one: `${formatCount(count)} compteur a été corrigé`,
      other: `${formatCount(count)} compteurs ont été corrigés`,
    }),
  list: "Compteurs",
  survey: (id) => `Sondage ${id}`,
  several: (counter, count) =>
    count === 1 ? counter : `${counter}, ${formatCount(count)} fois`,
  counters: {
    responses: "participations",
    days: "jours",
    leaving: "sortants",
    released: "affichées",
    answers: "réponses aux questions",
    "rows read": "lignes lues",
    "texts read": "textes lus",
    choices: "choix",
    hours: "heures",
    terms: "termes",
    sentiments: "tonalités",
    "sentiment sum": "somme des tonalités",
    "sentiment bins": "paliers des tonalités",
    parts: "parties",
    likes: "« j’aime »",
    posts: "messages",
    replies: "réponses aux messages",
    "post likes": "« j’aime » des messages",
  },
};
