import type { Words } from "@nearsay/core/domain";
import type * as english from "./feedback.ts";

export const feedback: Words<typeof english.feedback> = {
  title: "Rückmeldungen und Vorschläge zum Produkt",
  about:
    "Was ist gut, was nicht, was fehlt? Fragen anderer beantworten oder eine eigene Umfrage veröffentlichen, mit dem Häkchen für die Seite mit Rückmeldungen. Wer Nearsay baut, liest mit.",
  start: "Neue Umfrage",
  browse: "Alle Umfragen",
  surveys: "Umfragen zu Nearsay",
  loading: "Umfragen zu Nearsay werden geladen",
  failed: "Die Umfragen zu Nearsay ließen sich nicht laden.",
  empty: "Keine Umfragen gefunden.",
  emptyNext:
    "Noch hat niemand etwas über Nearsay gefragt. Eine Umfrage mit dem Häkchen für die Seite mit Rückmeldungen steht dann hier für alle.",
};
