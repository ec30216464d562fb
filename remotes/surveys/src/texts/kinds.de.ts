import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  shared: "Dieses Gerät wird gemeinsam genutzt",
  kept: "Die Antworten bleiben 7 Tage in diesem Browser, bis sie gesendet werden.",
  notKept:
    "Nichts wird aufbewahrt: Die Antworten sind weg, sobald diese Seite verlassen wird.",
};
