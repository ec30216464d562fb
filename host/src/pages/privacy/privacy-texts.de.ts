import type { Words } from "@nearsay/core/domain";
import type { privacyTexts as english } from "./privacy-texts.ts";

export const privacyTexts: Words<typeof english> = {
  lead: "Nearsay kennt statt einer Person eine Zufallszahl, und statt einer Adresse einen Ort auf etwa einen Kilometer genau.",
  intro: [
    "Gültig ab 23. Oktober 2025. Lesen lässt sich alles, ohne in etwas einzuwilligen. Was veröffentlicht wird, wird unter einer anonymen Kennung aufbewahrt, die jede Person selbst ein- und ausschaltet. Es gibt keine Werbung, keine Verfolgung über Websites hinweg und keinen Verkauf von Daten.",
  ],
  use: {
    title: "Wofür Daten verwendet werden",
    blocks: [
      {
        list: [
          "Um Umfragen in der Nähe aufzulisten und zu sagen, wie weit sie entfernt sind.",
          "Um jede Person in einer Umfrage einmal zu zählen, und einen zweiten Versuch nur einmal.",
          "Um zu zeigen, welche Beiträge die eigenen sind, und eigene Antworten bearbeiten zu lassen.",
          "Um allen die Summen einer Umfrage zu zeigen: wie viele geantwortet haben und, sobald sie erscheinen dürfen, Anzahlen, häufige Wörter, Stimmung und eine Zusammenfassung.",
          "Um Missbrauch zu verhindern: Grenzen dafür, wie oft etwas geht, Sperren nach falschen Codes, Meldungen und eine Prüfung, dass kein Bot am Werk ist.",
        ],
      },
    ],
  },
  rights: {
    title: "Rechte",
    blocks: [
      "Was sich jederzeit selbst tun lässt:",
      {
        list: [
          "Auf der Seite <anonymousId>Anonyme Kennung</anonymousId> die Kennung ausschalten. Lesen geht dann weiterhin.",
          "Unter <yourData>Eigene Daten</yourData> sehen, was unter der anonymen Kennung aufbewahrt wird, es als Datei herunterladen, Beiträge und Antworten löschen, Umfrageantworten zurückziehen oder alles samt der Kennung löschen.",
          "In den Einstellungen des Browsers den Standort für diese Website wieder sperren.",
          "Im Browser die Daten dieser Website löschen. Das trennt die Verbindung zur anonymen Kennung endgültig: Niemand, auch man selbst nicht, kann dann noch bearbeiten, löschen oder für sich beanspruchen, was unter ihr geschrieben wurde.",
        ],
      },
      "Antworten lassen sich zurückziehen, solange eine Umfrage offen ist. Wo sie jede Antwort sofort zeigt, folgen die Zahlen sofort. Was schon in einer Gruppe mit anderen gezeigt wurde, wird sofort von der Person gelöst und verlässt die Summen nur zusammen mit anderen zurückgezogenen Antworten, da der Unterschied die Antwort verriete. Alles zu löschen bewirkt dasselbe in geschlossenen Umfragen. Veröffentlichte Umfragen bleiben. Auch die Betreiber können eine Umfrage, einen Beitrag oder eine Antwort entfernen: bitte sagen, welche, mit dem Link. Da nichts einen Namen trägt, können sie vielleicht nicht erkennen, von wem es stammt. Wo das Gesetz mehr gewährt, etwa Auskunft, Berichtigung, Löschung, Widerspruch oder eine Beschwerde bei einer Behörde, gilt das auch hier.",
    ],
  },
  children: {
    title: "Kinder unter 13",
    blocks: [
      "Nearsay ist nicht für Kinder unter 13, die es nicht benutzen dürfen. Niemand wird nach dem Alter gefragt, und keines wird gespeichert. Wer weiß, dass ein Kind unter 13 hier etwas veröffentlicht hat, sage es bitte den Betreibern, die es entfernen können.",
    ],
  },
  international: {
    title: "Andere Länder",
    blocks: [
      "Daten werden dort verarbeitet, wo die Betreiber den Server betreiben und wo die unter <sharingHere>Weitergabe</sharingHere> genannten Dienste sind, falls welche genutzt werden. Das kann ein anderes Land mit anderen Regeln sein.",
    ],
  },
  ai: {
    title: "KI-Funktionen",
    blocks: [
      "Entwürfe und Zusammenfassungen werden nach Regeln auf diesem Server geschrieben oder von einem KI-Anbieter, den die Betreiber gewählt haben. Der Anbieter erhält dann:",
      {
        list: [
          "für einen Entwurf: die eingegebene Beschreibung, sobald er angefordert wird;",
          "für den Entwurf einer Übersetzung: die Texte der eigenen Umfrage, die noch nicht übersetzt sind, sobald er angefordert wird;",
          "für die Zusammenfassung einer öffentlichen Umfrage: ihren Titel und ihre Fragen, wie oft jede Option gewählt wurde, Wörter, die mehrere benutzt haben, und bis zu 40 Freitexte, in denen Web- und E-Mail-Adressen, Benutzernamen und lange Zahlen unkenntlich gemacht sind.",
        ],
      },
      "Er erhält niemals anonyme Kennung, Internetadresse, Ort, Beiträge oder Antworten darauf, und nichts aus einer Umfrage mit Zugangscode. Stimmung und Stichwörter werden immer auf diesem Server ermittelt, anhand von Wortlisten.",
    ],
  },
  updates: {
    title: "Änderungen",
    blocks: [
      "Wenn sich diese Erklärung ändert, steht der neue Text auf dieser Seite, mit neuem Datum am Anfang. Da es keine Konten gibt, kann niemand persönlich benachrichtigt werden.",
    ],
  },
  contact: { title: "Kontakt", blocks: [] },
};
