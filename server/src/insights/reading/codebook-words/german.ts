import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  figures:
    "figures.csv, figures.json: was alle von den freigegebenen Antworten sehen.",
  sides:
    "Wo beide Seiten Antworten haben und auffällige nicht ausgelassen sind, stehen dort und in den Diagrammen neben allen auch die mit Ticket („tickets“) und die aller anderen („others“).",
  texts:
    "responses.csv, responses.jsonl: was geschrieben wurde, je Zeile ein Text und seine Frage. Texte einer Person sind von denen anderer nicht zu unterscheiden.",
  rows: "responses.csv, responses.jsonl: je Zeile eine Teilnahme. Ihre Nummer ist ihr einziger Name. Eine Frage mit mehreren Antworten hat sie in einer Spalte, getrennt durch „; “.",
  pictures:
    "charts/: die Zahlen als Bilder. summary.txt: die Zahlen in Worten.",
  groups: (group) =>
    `Antworten erscheinen in Gruppen von mindestens ${group}, ohne Zeit und in ausgeloster Reihenfolge.`,
  csv: "CSV ist UTF-8 nach RFC 4180. Ein Text, den eine Tabelle für eine Formel hielte (er beginnt mit = + - @, einem Tabulator oder Zeilenumbruch), hat dort einen Apostroph davor; in JSON steht er, wie er geschrieben wurde.",
  rankings:
    "Bei einer Rangfolge zählt „1. A“, wer A an die erste Stelle setzte, und „A > B“, wer A vor B setzte.",
  opens: (moment) => `Öffnet: ${moment}`,
  closes: (moment) => `Schließt: ${moment}`,
  quota: (responses) => `Schließt nach so vielen Antworten: ${responses}`,
  closedMessage: (text) => `Nach dem Schließen steht da: ${text}`,
  thanksMessage: (text) => `Wer geantwortet hat, liest: ${text}`,
  thanksLink: (address) => `Von dort geht es weiter zu: ${address}`,
  questions: "Fragen, mit der Nummer, unter der JSON sie nennt:",
};
