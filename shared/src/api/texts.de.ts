import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  timeout: "Der Server hat zu lange für eine Antwort gebraucht.",
  network: "Der Server war nicht zu erreichen.",
  unreadable: "Die Antwort des Servers ließ sich nicht lesen.",
  noSurveyToken:
    "Für die Umfrage war kein Platz zu bekommen. Bitte noch einmal versuchen.",
};

export const sessionTexts: Words<typeof english.sessionTexts> = {
  failed: "Die anonyme Anmeldung ist fehlgeschlagen.",
  cookiesRefused:
    "Die anonyme Anmeldung ist fehlgeschlagen: Dieser Browser nimmt keine Cookies an, die zum Mitmachen nötig sind. Bitte für diese Website erlauben.",
};

export const botCheckTexts: Words<typeof english.botCheckTexts> = {
  unavailable:
    "Die Prüfung auf Bots steht nicht bereit. Bitte noch einmal versuchen.",
  notLoaded:
    "Die Prüfung auf Bots ließ sich nicht laden. Bitte noch einmal versuchen.",
  notReady:
    "Die Prüfung auf Bots ist noch nicht bereit. Bitte noch einmal versuchen.",
  noToken:
    "Die Prüfung auf Bots ist nicht gelungen. Bitte noch einmal versuchen.",
};
