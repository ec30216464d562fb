import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-meta.ts";

export const surveyMeta: Words<typeof english.surveyMeta> = {
  fresh: "Nueva",
  closed: "Cerrada",
  responded: "Contestada",
  demo: "Demo",
  closes: "Cierra",
  closedOn: "Cerrada",
  created: "Creada",
  reported: "Denunciada",
};
