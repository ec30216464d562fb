import type { ModeratedThing } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const ofNames: Record<ModeratedThing["kind"], string> = {
  survey: "du sondage",
  post: "du message",
  reply: "de la réponse",
};

const names: Record<ModeratedThing["kind"], string> = {
  survey: "le sondage",
  post: "le message",
  reply: "la réponse",
};

export const texts: Words<typeof english> = {
  about:
    "Qui a écrit ceci est refusé en voulant publier, répondre, écrire, aimer ou signaler. Rien ici ne dit qui c’est, ni si deux sont la même personne. Pour bloquer quelqu’un, ouvrez ce qu’il a écrit.",
  loading: "Chargement des blocages",
  list: "Blocages",
  empty: "Personne n’est bloqué",
  emptyAbout:
    "Bloquez l’auteur de quelque chose depuis la file ou depuis son dossier.",
  author: ({ kind, id }) => `Auteur ${ofNames[kind]} ${id}`,
  made: "<when></when> par <who></who>",
  end: "Lever le blocage",
  endNamed: ({ kind, id }) =>
    `Lever le blocage de l’auteur ${ofNames[kind]} ${id}`,
  ended: ({ kind, id }) =>
    `Le blocage pour ${names[kind]} ${id} est levé. Qui est bloqué pour autre chose aussi le reste.`,
};
