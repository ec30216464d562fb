import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  title: "Umfrage",
  titleOf: (title) => `Umfrage: ${title}`,
  answer: "Auf Nearsay antworten",
  open: "Auf Nearsay öffnen",
  openSite: "Nearsay öffnen",
  newTab: "(öffnet sich in einem neuen Tab)",
};
