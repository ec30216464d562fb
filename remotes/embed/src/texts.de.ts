import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "Die Umfrage ließ sich nicht laden.",
  retry: "Noch einmal versuchen",
  policy: "Anonyme Kennung",
  consentFailed: "Die Einwilligung ließ sich nicht ändern.",
  onePerSite: "Eine Antwort je Person und Website.",
  unkept:
    "Der Browser lässt diese Seite nichts aufbewahren, deshalb wird hier aus diesem Netz eine Antwort am Tag angenommen. Auf Nearsay können alle antworten.",
  siteOnly:
    "Aus diesem Netz kam hier heute schon eine Antwort, und der Browser lässt diese Seite nichts aufbewahren, um Menschen zu unterscheiden. Auf Nearsay können alle antworten.",
  open: "Auf Nearsay öffnen",
  openSite: "Nearsay öffnen",
  discuss: "Auf Nearsay besprechen",
  newTab: "(öffnet sich in einem neuen Tab)",
  enabled: "Hier wird mit einer anonymen Kennung teilgenommen.",
  optedOut:
    "Die anonyme Kennung ist hier ausgeschaltet. Die Antwort zählt weiterhin.",
  optOut: "Ausschalten",
  enable: "Anonyme Kennung wieder einschalten",
  updating: "Wird gespeichert …",
  results: {
    loading: "Ergebnisse werden geladen",
    failed: "Die Ergebnisse ließen sich nicht laden.",
  },
};
