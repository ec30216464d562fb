import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Die Umfrage ließ sich nicht laden.",
  retry: "Noch einmal versuchen",
  policy: "Anonyme Kennung",
  consentFailed: "Die Einwilligung ließ sich nicht ändern.",
  onePerSite: "Eine Antwort je Person und Website.",
  open: "Auf Nearsay öffnen",
  openSite: "Nearsay öffnen",
  newTab: "(öffnet sich in einem neuen Tab)",
  resultsFailed: "Die Ergebnisse ließen sich nicht laden.",
};
