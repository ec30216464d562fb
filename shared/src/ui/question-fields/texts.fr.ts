import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  required: "obligatoire",
  optional: "facultatif",
  allRequired: "Toutes les questions demandent une réponse.",
  oneAllowed: "Choisissez-en une.",
  anyAllowed: "Choisissez-en autant que vous voulez.",
  exactly: (count) => `Choisissez-en ${formatCount(count)}.`,
  atLeast: (count) => `Choisissez-en au moins ${formatCount(count)}.`,
  atMost: (count) => `Choisissez-en ${formatCount(count)} au plus.`,
  between: (least, most) =>
    `Choisissez-en de ${formatCount(least)} à ${formatCount(most)}.`,
  clearChoice: "Effacer le choix",
  unanswerable:
    "Il n’est pas possible de répondre à cette question sur cette page. Elle ne fera pas partie de votre réponse.",
  stars: (count) =>
    plural(count, {
      one: `${formatCount(count)} étoile`,
      other: `${formatCount(count)} étoiles`,
    }),
  number: {
    whole: (least, most) => `Un nombre entier de ${least} à ${most}.`,
    notWhole: (least, most) =>
      `Écrivez un nombre entier de ${least} à ${most}, en chiffres.`,
    decimal: (least, most, digits) =>
      `Un nombre de ${least} à ${most}, avec au plus ${digits} après la virgule.`,
    notDecimal: (least, most, digits) =>
      `Écrivez un nombre de ${least} à ${most}, avec au plus ${digits} après la virgule.`,
    digits: (count) =>
      plural(count, {
        one: `${formatCount(count)} chiffre`,
        other: `${formatCount(count)} chiffres`,
      }),
  },
  date: {
    range: (first, last) => `Du ${first} au ${last}.`,
    none: "Choisissez une date complète : jour, mois et année.",
    outside: (first, last) => `Choisissez une date du ${first} au ${last}.`,
    month: (first, last, like) =>
      `Un mois entre ${first} et ${last}, par exemple ${like}. Seul le mois est conservé.`,
    year: (first, last) =>
      `Une année, de ${first} à ${last}. Seule l’année est conservée.`,
    decade: (first, last, like) =>
      `Une année, de ${first} à ${last}. Seule la décennie est conservée, par exemple ${like}.`,
    notMonth: (first, last, like) =>
      `Merci d’écrire un mois entre ${first} et ${last}, par exemple ${like}.`,
    notYear: (first, last) =>
      `Merci d’écrire une année, de ${first} à ${last}, en chiffres.`,
  },
  ranking: {
    how: "Appuyez dans l’ordre, la meilleure d’abord.",
    change: "Déplacez-les jusqu’à obtenir votre ordre.",
    ranked: "Votre ordre",
    left: "Pas encore classées",
    place: (option, rank) => `Mettre ${option} au rang ${formatCount(rank)}`,
    up: (option) => `Monter ${option}`,
    down: (option) => `Descendre ${option}`,
    clear: "Effacer l’ordre",
    cleared: "L’ordre est effacé.",
    at: (option, rank, all) =>
      `${option} : ${formatCount(rank)} sur ${formatCount(all)}`,
    incomplete: "Classez-les toutes ou effacez l’ordre.",
  },
  statements: {
    label: "Affirmations",
    at: (number, all) =>
      `Affirmation ${formatCount(number)} sur ${formatCount(all)}`,
    answered: (answered, all) =>
      `Réponses : ${formatCount(answered)} sur ${formatCount(all)}`,
    list: "Toutes les affirmations",
    open: "sans réponse",
    back: "Revenir à la précédente",
    clear: "Effacer la réponse",
    done: "Vous les avez toutes vues. Appuyez sur l’une d’elles pour la changer.",
  },
  pages: {
    at: (page, all) => `Page ${formatCount(page)} sur ${formatCount(all)}`,
    next: "Suivant",
    back: "Retour",
  },
  added: (count) =>
    plural(count, {
      one: "1 question de plus est posée.",
      other: `${formatCount(count)} questions de plus sont posées.`,
    }),
  removed: (count) =>
    plural(count, {
      one: "1 question n’est plus posée.",
      other: `${formatCount(count)} questions ne sont plus posées.`,
    }),
  problems: {
    required: "Cette question demande une réponse.",
    option: "Choisissez de nouveau : ce choix n’est plus proposé.",
    single: "N’en choisissez qu’une.",
    exclusive: (option) => `« ${option} » ne va avec aucun autre choix.`,
    long: "Ce texte est trop long.",
  },
};
