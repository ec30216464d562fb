import type { Words } from "@nearsay/core/domain";
import type { publishedTexts as english } from "./published-texts.ts";

export const publishedTexts: Words<typeof english> = {
  title: "Veröffentlicht. Das gehört jetzt Ihnen",
  answer: "Für alle",
  answerHint: "Wer die Umfrage öffnet, kann antworten.",
  codeHint: "Dazu wird der Zugangscode verlangt.",
  own: "Nur für Sie",
  ownHint:
    "Mit diesem Link lässt sich die Umfrage von überall ändern, schließen oder löschen. Er ist der einzige Weg zurück von einem anderen Gerät: Niemand kann ihn noch einmal senden.",
  kept: "Dieser Browser bewahrt ihn unter <list>Eigene Umfragen</list> auf.",
  notKept:
    "Dieser Browser kann ihn nicht behalten. Bitte vor dem Verlassen dieser Seite kopieren oder speichern.",
  desk: "Verwaltung öffnen",
};
