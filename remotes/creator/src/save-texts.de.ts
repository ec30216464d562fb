import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Als JSON speichern",
  surveyJs: "Als SurveyJS speichern",
  unwritten: (parts: string) =>
    `Gespeichert. SurveyJS hat keinen Platz für: ${parts}. Die andere Datei behält es.`,
  challenges: "Prüffragen",
  units: "Einheiten von Zahlen",
  hints: "Hinweise unter Aussagen",
  place: "Ort der Umfrage und was sich nach ihm richtet",
  ending: "was die Umfrage beendet und was sie am Ende sagt",
  failed: "Die Datei ließ sich nicht erzeugen. Bitte noch einmal versuchen.",
};
