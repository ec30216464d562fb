import type { Words } from "@nearsay/core/domain";
import type { retentionTexts as english } from "./retention-texts.ts";

export const retentionTexts: Words<typeof english> = {
  title: "Aufbewahrung",
  blocks: [
    "Auf dem Server wird so lange aufbewahrt und danach gelöscht:",
    {
      kept: [
        {
          name: "Sitzung und anonyme Kennung",
          use: "Ob die Kennung eingeschaltet ist und seit wann es sie gibt. Was unter ihr veröffentlicht wurde, führt danach zu niemandem.",
          life: "Ein Jahr ab dem letzten Besuch",
        },
        {
          name: "Umfragen, Antworten, Beiträge, „Gefällt mir“",
          use: "Das Ausschalten der Kennung entfernt sie nicht, ebenso wenig das Ende einer Umfrage. Eigenes lässt sich zurücknehmen; Antworten, die in Gruppen gezeigt wurden, bleiben in den Summen, von der Person gelöst, bis auch andere sie verlassen.",
          life: "Bis man selbst oder die Betreiber sie entfernen",
        },
        {
          name: "Umfragen mit Code, die geöffnet wurden, und geteilte Umfragen",
          use: "Damit der Code nicht noch einmal nötig ist und geteilte Links funktionieren.",
          life: "So lange wie die Umfrage, oder bis alles gelöscht wird",
        },
        {
          name: "Die Einladung, wo diese Website eine verlangt",
          use: "Mit welcher die anonyme Kennung eingelassen wurde.",
          life: "So lange wie die Kennung",
        },
        {
          name: "Meldungen",
          use: "Der angegebene Grund mit der anonymen Kennung, für die Betreiber.",
          life: "So lange wie die Umfrage, oder bis alles gelöscht wird",
        },
        {
          name: "Die Zelle des letzten Aufenthalts",
          use: "Nur bei eingeschalteter anonymer Kennung, verschlüsselt.",
          life: "Bis der Tag vorbei ist oder die Kennung ausgeschaltet wird",
        },
        {
          name: "Die verwürfelte Form des Netzes",
          use: "Um zu zählen, wie oft etwas von dort getan wird. Bei einer Meldung, um zu erkennen, ob viele von einem Ort kommen.",
          life: "Eine Stunde zum Zählen, 23 Stunden bei einer Meldung",
        },
        {
          name: "Falsche Codes und Antworten auf Prüffragen",
          use: "Unlesbar, um Raten nach drei Versuchen zu sperren.",
          life: "15 Minuten nach dem letzten",
        },
        {
          name: "Kopien dessen, was der Server geantwortet hat",
          use: "Verschlüsselt, damit eine noch einmal gesendete Anfrage nur einmal wirkt.",
          life: "24 Stunden",
        },
        {
          name: "Warteliste",
          use: "E-Mail-Adresse, Rolle, Branche und Zeitpunkt der Eintragung.",
          life: "Bis die Entfernung verlangt wird",
        },
      ],
    },
    "Sicherungskopien der Betreiber können länger bestehen; wie lange, lässt sich bei ihnen erfragen.",
  ],
};
