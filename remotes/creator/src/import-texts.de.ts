import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Diese Datei ist größer als 1 MB, so groß ist keine Umfrage.",
    noJson:
      "Diese Datei ist kein JSON. Eine wählen, die als JSON gespeichert wurde.",
    unknown:
      "Diese Datei ist weder eine hier gespeicherte Umfrage noch eine von SurveyJS.",
  },
  survey: "Die Umfrage",
  page: (number) => `Seite ${number}`,
  question: (number) => `Frage ${number}`,
  panel: "Ein Feld",
  noText: (where, name) => `${where}: „${name}“ ist kein Text.`,
  cut: (where, name, max) =>
    `${where}: „${name}“ wurde auf ${formatCount(max)} Zeichen gekürzt.`,
  settings: (where, names) => `${where}: ${names.join(", ")}.`,
  unreadable: (where) => `${where}: nicht lesbar.`,
  noChoice: (where, name) =>
    `${where}: „${name}“ sagt nichts, was hier bekannt ist.`,
  kind: (where, kind) =>
    `${where}: Fragen der Art „${kind}“ werden hier nicht gestellt.`,
  asText: (where, kind) =>
    `${where}: wird als Freitext gestellt, nicht als „${kind}“.`,
  noBounds: (where) =>
    `${where}: Die Datei sagt nicht, von wo bis wo die Antworten reichen. Bitte die Grenzen prüfen.`,
  ends: (where, ends) => `${where}: die Worte an den Enden, „${ends}“.`,
  visibleIf: (where, condition) =>
    `${where}: wird mehr Leuten gestellt. Die Datei stellt sie nur, wenn „${condition}“.`,
  named: (title) => `„\u2068${title}\u2069“`,
  hidden: (where) => `${where}: weggelassen. Die Datei stellt sie niemandem.`,
  goesBy: (where, other) =>
    `${where}: hängt von ${other} ab, wo die Antworten anders sein können als in der Datei.`,
  again: (names) =>
    `Wird eine Frage nicht mehr gestellt, entscheidet ihre Antwort hier nichts mehr. In der Datei schon, für ${names.join(", ")}.`,
  requiredIf: (where, condition) =>
    `${where}: muss niemand beantworten. In der Datei ist sie Pflicht, wenn „${condition}“.`,
  enableIf: (where, condition) =>
    `${where}: können alle beantworten. In der Datei nur, wenn „${condition}“.`,
  readOnly: (where) =>
    `${where}: kann beantwortet werden. In der Datei kann das niemand.`,
  prefilled: (where) =>
    `${where}: beginnt ohne Antwort. Die Datei füllt eine aus.`,
  shared: (where) =>
    `${where}: hat eine eigene Antwort. In der Datei teilt sie eine mit einer anderen Frage.`,
  unchecked: (where) => `${where}: nimmt Antworten an, die die Datei ablehnt.`,
  comment: (where) => `${where}: Nach einem Kommentar dazu wird nicht gefragt.`,
  anyRow: (where) =>
    `${where}: muss niemand beantworten. Die Datei verlangt eine Zeile.`,
  step: (where, step) =>
    `${where}: geht nicht in Schritten von ${step} wie in der Datei.`,
  twoDigits: (where) => `${where}: höchstens zwei Stellen nach dem Komma.`,
  piped: (where, name) =>
    `${where}: „…“ steht, wo die Datei eine frühere Antwort einsetzt, „${name}“. Bitte den Text ohne sie schreiben.`,
  problem: (where, message) =>
    `${where}: kann so nicht veröffentlicht werden. ${message}`,
  notTaken: (where, names) =>
    `${where}: nicht aus der Datei übernommen: ${names.join(", ")}.`,
  trigger: (kind, names) =>
    `Was die Datei von selbst tut, geschieht hier nicht: ${[kind, ...names].join(", ")}.`,
  keptHidden:
    "Antworten auf Fragen, die wieder verborgen sind, zählen nicht. In der Datei zählen sie.",
  quiz: "Richtige Antworten werden hier nicht gezählt.",
  options: {
    limited: (where) =>
      `${where}: Alle Optionen werden allen angeboten. In der Datei manche nur manchen.`,
    together: (where, option) =>
      `${where}: „${option}“ kann mit anderen gewählt werden. In der Datei geht das nicht.`,
    none: (where) => `${where}: hat keine Optionen. Bitte neu schreiben.`,
    unreadable: (where) => `${where}: Einige Optionen waren nicht lesbar.`,
    tooMany: (where, max) =>
      `${where}: Optionen nach den ersten ${formatCount(max)}.`,
    repeated: (where) => `${where}: Optionen, die eine andere wiederholen.`,
    unused: (where) => `${where}: Optionen eines Freitextes.`,
  },
  questions: {
    tooMany: (max) => `Fragen nach den ersten ${formatCount(max)}.`,
    challenges: (max) => `Prüffragen nach den ersten ${formatCount(max)}.`,
    tooDeep: "Fragen in Feldern, die in mehr als 20 anderen stecken.",
    expected: "Erwartete Antworten der Prüffragen. Bitte neu schreiben.",
    code: "Der Zugangscode. Bitte einen neuen schreiben.",
  },
};
