import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "le sondage",
  post: "le message",
  reply: "la réponse",
};

export const texts: Words<typeof english> = {
  about:
    "Ce qui a été signalé, ce qui est masqué, et ce que leurs auteurs demandent de montrer de nouveau : la plus ancienne demande d’abord, puis ce qui pèse le plus.",
  loading: "Chargement de la file",
  list: "Ce qui attend",
  empty: "Rien n’attend",
  emptyAbout: "Personne n’a rien signalé, et rien n’est masqué.",
  choose: ({ kind, id }) => `Choisir ${names[kind]} ${id}`,
  all: "Choisir tout ce qui est affiché ici",
  chosen: (count) =>
    plural(count, {
      one: `${formatCount(count)} choisi`,
      other: `${formatCount(count)} choisis`,
    }),
  bulk: "Ce qui est fait de tout ce qui est choisi",
  bulkNamed: {
    hide: "Masquer tout ce qui est choisi",
    restore: "Montrer de nouveau tout ce qui est choisi",
    keep: "Garder tout ce qui est choisi",
    remove: "Supprimer tout ce qui est choisi",
  },
};
