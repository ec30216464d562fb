import type { Words } from "@nearsay/core/domain";
import type { sectionTexts as english } from "./section-texts.ts";

export const sectionTexts: Words<typeof english> = {
  heading: "Tickets papier",
  open: "Répondre avec un ticket…",
  loading: "Chargement",
  failed: "Cette partie n’a pas pu être chargée",
};
