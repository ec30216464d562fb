import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-meta.ts";

export const surveyMeta: Words<typeof english.surveyMeta> = {
  fresh: "Neu",
  closed: "Geschlossen",
  responded: "Beantwortet",
  demo: "Demo",
  closes: "Schließt",
  closedOn: "Geschlossen",
  created: "Erstellt",
  reported: "Gemeldet",
};
