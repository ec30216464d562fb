import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  title: "Anket",
  titleOf: (title) => `Anket: ${title}`,
  answer: "Nearsay’de yanıtla",
  open: "Nearsay’de aç",
  openSite: "Nearsay’i aç",
  newTab: "(yeni sekmede açılır)",
};
