import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const minutes = (count: number) =>
  count === 1
    ? "Une fois par minute"
    : `Une fois toutes les ${formatCount(count)} minutes`;

export const texts: Words<typeof english> = {
  loading: "Chargement de la discussion",
  failed: "La discussion n’a pas pu être chargée.",
  notDone: "Cela n’a pas pu être fait. Rien n’a été changé.",
  retry: "Réessayer",
  working: "Un instant…",
  open: "Tout le monde peut lire et écrire.",
  closed: "Close : on peut la lire, et personne ne peut écrire.",
  close: "Clore la discussion",
  reopen: "Ouvrir la discussion",
  slow: "À quelle fréquence chaque personne peut écrire",
  slowModes: {
    0: "Aussi souvent que souhaité",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "Une fois par heure",
  },
  search: "Mots dans les messages et les réponses",
  find: "Chercher",
  list: "Messages et réponses",
  nothing: "Personne n’a encore rien écrit.",
  none: "Personne n’a écrit cela.",
  more: "Afficher les plus anciens",
  kinds: { post: "Message", reply: "Réponse" },
  asAuthor: "À l’origine du sondage",
  reported: "Signalé",
  hidden: (instead) => `On lit à la place : « ${instead} »`,
  hide: "Masquer…",
  show: "Montrer de nouveau",
  hideOne: (text) => `Masquer : ${text}`,
  showOne: (text) => `Montrer de nouveau : ${text}`,
  dialog: {
    title: "Masquer ceci au public ?",
    about:
      "À sa place, on lit que la personne à l’origine du sondage l’a masqué, et pourquoi. Vous pouvez le montrer de nouveau. Qui l’a écrit garde le texte, et qui gère ce site aussi.",
    reason: "Motif",
    words: "Quelques mots de plus, lisibles par tous (facultatif)",
    cancel: "Annuler",
    hide: "Masquer",
  },
  reasons: {
    off_topic: "Hors sujet",
    insulting: "Insultant",
    personal: "Révèle des données personnelles",
    spam: "Indésirable",
    other: "Autre chose",
  },
};
