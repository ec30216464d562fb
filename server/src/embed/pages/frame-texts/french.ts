import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  title: "Sondage",
  titleOf: (title) => `Sondage : ${title}`,
  answer: "Répondre sur Nearsay",
  open: "Ouvrir sur Nearsay",
  openSite: "Ouvrir Nearsay",
  newTab: "(s’ouvre dans un nouvel onglet)",
};
