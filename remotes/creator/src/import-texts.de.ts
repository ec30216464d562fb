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
  more: (count) => `Und ${formatCount(count)} weitere.`,
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
    `${where}: wird immer gestellt, nicht nur wenn „${condition}“.`,
  options: {
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
