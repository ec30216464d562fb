import type { Words } from "@nearsay/core/domain";
import type { sectionTexts as english } from "./section-texts.ts";

export const sectionTexts: Words<typeof english> = {
  heading: "Papiertickets",
  open: "Mit Ticket antworten …",
  loading: "Wird geladen",
  failed: "Dieser Teil ließ sich nicht laden",
};
