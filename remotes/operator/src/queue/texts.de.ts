import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "Umfrage",
  post: "Beitrag",
  reply: "Antwort",
};

export const texts: Words<typeof english> = {
  about:
    "Was gemeldet wurde, was verborgen ist, und was nach dem Wunsch derer, die es geschrieben haben, wieder zu sehen sein soll: der älteste Wunsch zuerst, dann das, was am meisten wiegt.",
  loading: "Die Warteschlange wird geladen",
  list: "Was wartet",
  empty: "Nichts wartet",
  emptyAbout: "Niemand hat etwas gemeldet, und nichts ist verborgen.",
  choose: ({ kind, id }) => `${names[kind]} ${id} wählen`,
  all: "Alles hier Gezeigte wählen",
  chosen: (count) => `${formatCount(count)} gewählt`,
  bulk: "Was mit allem Gewählten geschieht",
  bulkNamed: {
    hide: "Alles Gewählte verbergen",
    restore: "Alles Gewählte wieder zeigen",
    keep: "Alles Gewählte behalten",
    remove: "Alles Gewählte löschen",
  },
};
