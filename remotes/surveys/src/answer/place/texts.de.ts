import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Meinen Ort mitzählen",
  countedAs: {
    here: "Gezählt als: hier. Sonst wird nichts von Ihrem Ort behalten.",
    near: "Gezählt als: bis 10 km entfernt. Sonst wird nichts von Ihrem Ort behalten.",
    region:
      "Gezählt als: bis 50 km entfernt. Sonst wird nichts von Ihrem Ort behalten.",
    far: "Gezählt als: weiter weg. Sonst wird nichts von Ihrem Ort behalten.",
  },
  inSquare:
    "Gezählt in einem Quadrat der Karte, in dem mindestens 10 Personen sind. Bis dahin wird Ihr Quadrat von etwa 1 km behalten.",
  uncounted: "Ihre Antwort zählt ohne Ort.",
  unknown:
    "Diese Umfrage zählt, woher Antworten kommen. Ihre zählt ohne Ort, da diese Seite keinen kennt.",
  enable: "Ungefähren Standort verwenden",
};
