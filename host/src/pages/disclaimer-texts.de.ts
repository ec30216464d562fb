import type { Words } from "@nearsay/core/domain";
import type { disclaimerTexts as english } from "./disclaimer-texts.ts";

export const disclaimerTexts: Words<typeof english> = {
  lead: "Umfragen und Beiträge schreiben Besucher, die keinen Namen angeben. Sie sind so zu lesen, und zu schreiben ist nur, wofür man einstehen würde.",
  use: [
    { heading: "Was Menschen schreiben, ist ihre Sache" },
    "Umfragen und Beiträge geben die Ansichten derer wieder, die sie geschrieben haben, nicht die von Nearsay oder der Betreiber dieser Website. Ein Filter kann bestimmte Wörter ablehnen, aber niemand prüft einen Text, bevor er erscheint.",
    { heading: "Was Ergebnisse bedeuten" },
    "Wer antwortet, hat sich dafür entschieden. Ergebnisse beschreiben diese Menschen und sind keine repräsentative Erhebung: Zehn Antworten aus einer Straße sprechen nicht für eine Stadt. Antworten, die nach Masse aussehen, werden markiert: <integrity>Wie Antworten geprüft werden</integrity>. Medizinische, rechtliche, finanzielle oder sicherheitsrelevante Entscheidungen nicht auf Ergebnisse stützen, und Nearsay nicht benutzen, um in einem Notfall Hilfe zu rufen.",
    { heading: "Verantwortungsvoll benutzen" },
    {
      list: [
        "Keine persönlichen Daten anderer, keine Drohungen, keinen Hass und keinen Spam schreiben.",
        "Nicht nach Namen, Adressen, Passwörtern oder Zahlungsdaten fragen, weder in Fragen noch in Prüffragen.",
        "Nicht für andere antworten und nicht versuchen, zweimal gezählt zu werden.",
        "Nichts veröffentlichen, wozu kein Recht besteht.",
        "Nearsay nicht unter 13 Jahren benutzen.",
      ],
    },
    { heading: "Melden, und was dann geschieht" },
    "Eine Umfrage lässt sich einmal melden, mit einem Grund. Haben das genug Menschen getan, ist sie sofort für alle verborgen; Meldungen von Kennungen, die neu sind oder aus einem Netz kommen, wiegen weniger, damit nicht wenige eine Frage zum Schweigen bringen. Die Betreiber sehen sich verborgene Umfragen an und stellen sie wieder her oder entfernen sie, und können einzelne Beiträge und Antworten entfernen.",
  ],
  limits: [
    { heading: "Von KI geschriebene Texte" },
    "Ein Entwurf kann falsch oder einseitig sein. Wer veröffentlicht, ist für den Text verantwortlich: also erst lesen. Zusammenfassungen schreibt ein Programm aus Summen und einigen Antworten, und sie können Wichtiges übersehen; die Diagramme daneben sind genau.",
    { heading: "Keine Gewähr" },
    "Der Dienst ist in der Betaphase und wird angeboten, wie er ist. Er kann sich ändern, Daten verlieren oder zeitweise nicht verfügbar sein, und soweit es das Gesetz erlaubt, haftet niemand für die Folgen seiner Nutzung. Von allem Unentbehrlichen eine Kopie behalten.",
    "Was über Personen gespeichert wird, steht im <privacy>Datenschutz</privacy>.",
  ],
};
