import type { Words } from "@nearsay/core/domain";
import type { sharingTexts as english } from "./sharing-texts.ts";

export const sharingTexts: Words<typeof english> = {
  title: "Weitergabe",
  blocks: [
    { subheading: "An alle" },
    {
      list: [
        "Öffentliche Umfragen, Beiträge und Antworten darauf. Wer schreibt, erscheint unter einem Namen, der in jeder Umfrage ein anderer ist, sodass niemand von einer zur nächsten folgen kann.",
        "Umfrageantworten nur als Summen; auch eine exportierte Datei mit der Auswertung enthält dieselben Summen und keine einzelne Antwort.",
        "Solange wenige geantwortet haben, sagen Summen viel über jede Person: Die Zahlen einer Umfrage mit einer einzigen Teilnahme sind diese Teilnahme. Stichwörter, Stimmung und Zusammenfassung warten auf mehr Menschen, fünf, wenn die Betreiber keine andere Zahl gewählt haben, und ein Wort erscheint erst, wenn zwei es benutzt haben.",
      ],
    },
    "Eine Umfrage mit Zugangscode wird samt allem, was darunter steht, nur Menschen gezeigt, die den Code oder einen Link zum Teilen haben.",
    { subheading: "An die, die eine Umfrage erstellt haben" },
    "Freitexte oder ganze Antworten, wo das Formular es vor dem Antworten gesagt hat: siehe <informationHere>Was andere von Antworten erfahren</informationHere>. Sie kommen ohne anonyme Kennung, und nichts darin führt zu dem, was jemand anderswo geschrieben, gemocht oder geantwortet hat. Wer die Umfrage erstellt hat, kann anderen einen Schlüssel geben, mit dem sie dasselbe lesen.",
    { subheading: "An die Betreiber" },
    "Wer den Server dieser Website betreibt, kann lesen, was dort gespeichert ist, und sieht sich gemeldete Umfragen an.",
    { subheading: "An Dienste, die die Betreiber gewählt haben" },
    "Nearsay funktioniert ohne all diese. Welche davon diese Website nutzt, lässt sich unter <contactHere>Kontakt</contactHere> erfragen.",
    {
      list: [
        "Ein KI-Anbieter für Entwürfe und Zusammenfassungen: siehe <aiHere>KI-Funktionen</aiHere>.",
        "Ein Inhaltsfilter: Er erhält die Texte von Umfragen, Antworten, Beiträgen und Antworten darauf, bevor sie veröffentlicht werden, ohne Kennung oder Adresse.",
        "Google reCAPTCHA als Prüfung auf Bots. Google erfährt dann die Internetadresse und was sein Skript aus dem Browser liest. Ohne weiteres Zutun ist die Prüfung ein Rätsel, das der eigene Browser löst und von dem sonst niemand erfährt.",
        "Ein Kartendienst. Er erfährt die Internetadresse und welcher Ausschnitt einer Karte angesehen wird, sobald eine geöffnet ist. Ohne weiteres Zutun zeichnet der eigene Browser Karten aus Dateien dieser Website.",
      ],
    },
    "Nichts wird verkauft, und nichts wird für Werbung weitergegeben.",
  ],
};
