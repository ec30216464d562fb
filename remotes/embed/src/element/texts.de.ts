import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const elementTexts: Words<typeof english.elementTexts> = {
  loading: "Die Umfrage wird geladen",
  frame: "Umfrage",
  frameOf: (title) => `Umfrage: ${title}`,
  open: "Auf Nearsay öffnen",
  newTab: "(öffnet sich in einem neuen Tab)",
  failed: {
    SURVEY: "Die Adresse dieser Umfrage ist falsch.",
    ORIGIN_NOT_ALLOWED:
      "Diese Umfrage darf auf dieser Seite nicht gezeigt werden.",
    BLOCKED: "Diese Umfrage konnte hier nicht gezeigt werden.",
    NETWORK: "Diese Umfrage konnte nicht geladen werden.",
  },
};
