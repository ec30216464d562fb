import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-meta.ts";

export const surveyMeta: Words<typeof english.surveyMeta> = {
  fresh: "Nouveau",
  closed: "Clos",
  responded: "Répondu",
  demo: "Démo",
  closes: "Clôture",
  closedOn: "Clos",
  created: "Créé",
  reported: "Signalé",
};
