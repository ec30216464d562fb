import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { mineTexts as english } from "./mine-texts.ts";

export const mineTexts: Words<typeof english> = {
  intro: "Umfragen, deren Verwaltungslink dieser Browser aufbewahrt.",
  loading: "Stand wird abgefragt",
  unknown: "Umfrage",
  gone: "Der Link gilt nicht mehr, oder die Umfrage ist gelöscht",
  failed: "Ließ sich gerade nicht abfragen",
  open: "Verwaltung öffnen",
  openNamed: (title) => `Verwaltung öffnen: „${title}“`,
  duplicateNamed: (title) => `Diese Umfrage duplizieren: „${title}“`,
  forget: "Vergessen",
  forgetNamed: (title) => `„${title}“ auf diesem Gerät vergessen`,
  responses: (count) =>
    plural(count, {
      one: "1 Antwort",
      other: `${formatCount(count)} Antworten`,
    }),
  none: "Noch keine Umfragen",
  noneNext:
    "Eine veröffentlichen oder unten mit ihrem Verwaltungslink hinzufügen.",
  start: "Neue Umfrage",
  add: { heading: "Umfrage hinzufügen", action: "Hinzufügen" },
};
