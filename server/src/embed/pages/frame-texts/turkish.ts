import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  answer: "Nearsay’de yanıtla",
  open: "Nearsay’de aç",
  openSite: "Nearsay’i aç",
  newTab: "(yeni sekmede açılır)",
  refused: "Anket",
  survey: (title) => `Anket: ${title}`,
};
