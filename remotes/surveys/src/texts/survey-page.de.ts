import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-page.ts";

export const surveyPage: Words<typeof english.surveyPage> = {
  heading: "Umfrage",
  loading: "Die Umfrage wird geladen",
  failed: "Die Umfrage ließ sich nicht laden.",
  notFound: "Umfrage nicht gefunden.",
  notFoundNext:
    "Vielleicht ist der Link unvollständig, oder die Umfrage wurde entfernt.",
  takenDown: "Sie wurde entfernt, während sie hier offen war.",
  allSurveys: "Alle Umfragen",
  documentTitle: (title) => `${title} · Nearsay`,
  footFailed: "Was sonst mit dieser Umfrage geht, ließ sich nicht laden.",
};
