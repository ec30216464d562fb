import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { languagesTexts as english } from "./languages-texts.ts";

export const languagesTexts: Words<typeof english> = {
  heading: "Autres langues",
  about:
    "Chaque personne choisit dans le formulaire la langue qu’elle lit. Une réponse compte de la même façon dans toutes, et ce qui n’est pas traduit reste comme dans l’original.",
  open: "Traduire ce sondage",
  close: "Masquer les traductions",
  loading: "Chargement des traductions",
  failed: "Les traductions n’ont pas pu être chargées",
  first: "Indiquez d’abord dans quelle langue le sondage est écrit.",
  add: "Ajouter une langue",
  addButton: "Ajouter",
  choose: "Choisir une langue",
  full: (count) =>
    `Un sondage peut avoir au plus ${formatCount(count)} autres langues.`,
  added: (language) => `Langue ajoutée\u202f: ${language}.`,
  progress: (language, done, all) =>
    `${language}\u202f: ${formatCount(done)} sur ${plural(all, {
      one: "1 texte",
      other: `${formatCount(all)} textes`,
    })}`,
  missing: "Pas encore traduit",
  complete: "Tout est traduit.",
  nothing: "Il n’y a encore rien à traduire\u202f: écrivez d’abord le sondage.",
  remove: (language) => `Retirer\u202f: ${language}`,
  ask: {
    title: (language) => `Retirer cette langue\u202f: ${language}\u202f?`,
    about: "Ce qui a été écrit dans cette langue est supprimé.",
    keep: "La garder",
    remove: "La retirer",
  },
  draft: {
    ask: (language) => `Rédiger un brouillon de traduction : ${language}`,
    busy: (done, all) =>
      `Rédaction : ${formatCount(done)} sur ${formatCount(all)}`,
    cancel: "Annuler",
    came: (count) =>
      plural(count, {
        one: "1 texte est en brouillon et attend votre accord.",
        other: `${formatCount(count)} textes sont en brouillon et attendent votre accord.`,
      }),
    waiting: (count) =>
      plural(count, {
        one: "Le modèle d’IA a rédigé 1 texte. Il est publié une fois approuvé ; d’ici là, l’original reste à sa place.",
        other: `Le modèle d’IA a rédigé ${formatCount(count)} textes. Ils sont publiés une fois approuvés ; d’ici là, l’original reste à leur place.`,
      }),
    approveAll: "Tout approuver",
    mark: "Brouillon non approuvé.",
    approve: "Approuver",
    approveText: (text) => `Approuver : ${text}`,
    some: "Le modèle d’IA a laissé des textes de côté.",
    failed: "La traduction n’a pas pu être rédigée.",
    failures: {
      busy: "Le modèle d’IA a trop à faire en ce moment.",
      declined: "Le modèle d’IA a refusé de rédiger cette traduction.",
      cut: "Le modèle d’IA s’est interrompu avant la fin.",
      unreadable: "Ce que le modèle d’IA a écrit n’a pas pu être lu.",
      silent: "Le modèle d’IA ne répond plus.",
      unreachable: "Le modèle d’IA n’a pas pu être joint.",
      broken: "Le modèle d’IA n’a pas pu rédiger cette traduction.",
    },
  },
  roles: {
    title: "Titre",
    instructions: "Consignes",
    question: (number) => `Question ${formatCount(number)}`,
    challenge: (number) => `Question de contrôle ${formatCount(number)}`,
    option: (number, place) =>
      `Question ${formatCount(number)}, option ${formatCount(place)}`,
    other: (number) =>
      `Question ${formatCount(number)}, pour qui choisit «\u202fAutre …\u202f»`,
    hint: (number) => `Question ${formatCount(number)}, indication`,
    low: (number) => `Question ${formatCount(number)}, bas de l’échelle`,
    high: (number) => `Question ${formatCount(number)}, haut de l’échelle`,
    unit: (number) => `Question ${formatCount(number)}, unité`,
    heading: (number) =>
      `Titre de la section avant la question ${formatCount(number)}`,
    text: (number) =>
      `Texte de la section avant la question ${formatCount(number)}`,
  },
  problems: {
    noLanguage:
      "Indiquez dans quelle langue le sondage est écrit, puisqu’il a des traductions.",
    own: (language) =>
      `Le sondage est écrit dans cette langue\u202f: ${language}. Retirez cette traduction ou choisissez une autre langue pour le sondage.`,
    ambiguous: (number, text) =>
      `À la question ${formatCount(number)}, «\u202f${text}\u202f» désigne deux options, dans une langue ou dans deux. Formulez l’une d’elles autrement.`,
  },
  leftOut: "Des traductions dans des langues inconnues ici.",
};
