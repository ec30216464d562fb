import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = { one: "Antwort", other: "Antworten" };

export const texts: Words<typeof english.texts> = {
  product: "Auswertung von Nearsay",
  documentTitle: (title) => `${title} – Auswertung von Nearsay`,
  responses: (count, formatted) => `${formatted} ${plural(count, responses)}`,
  published: (date) => `Veröffentlicht am ${date}`,
  opens: (date) => `Öffnet am ${date}`,
  opened: (date) => `Geöffnet am ${date}`,
  quota: (count, formatted) =>
    `Endet nach ${formatted} ${plural(count, { one: "Antwort", other: "Antworten" })}`,
  closes: (date) => `Endet am ${date}`,
  closed: (date) => `Beendet am ${date}`,
  exported: (date) => `Stand: ${date}`,
  summary: "KI-Zusammenfassung",
  asTable: "Die Zahlen als Tabelle",
  overTime: "Antworten im Zeitverlauf",
  lines: (each) =>
    `Dünne Linie: Antworten ${each}. Dicke Linie: ihr gleitender Mittelwert über 7.`,
  utc: "Zeiten sind in UTC.",
  dashed: (notOver) => `Gestrichelt: ${notOver}.`,
  seriesColumns: ["Zeit", "Antworten", "Gleitender Mittelwert über 7"],
  choices: "Auswahlfragen",
  answered: (formatted) => `Beantwortet von ${formatted}`,
  questionNumber: (number) => `Frage ${number}`,
  topOption: "Häufigste Option",
  option: "Option",
  share: (percent, count) => `${percent} · ${count}`,
  kinds: "Rangfolgen, Zahlen und Tage",
  answer: "Antwort",
  answers: "Antworten",
  statements: "Aussagen",
  statementColumns: ["Aussage", "Stimme zu", "Lehne ab", "Ausgelassen"],
  noAnswers: "Noch keine Antworten.",
  rankColumns: ["Option", "Erste Wahl", "Mittlerer Rang", "Gewonnene Paare"],
  sentiment: "Stimmung",
  sentimentColumns: ["Stimmung", "Antworten", "Anteil"],
  keywords: "Häufigste Schlagwörter",
  keyword: "Schlagwort",
  keywordsNote:
    "In wie vielen Antworten jedes Wort oder Wortpaar in Freitexten vorkommt.",
  coverage: (count, percent) =>
    `Die ersten ${count} decken ${percent} aller Nennungen ab.`,
  withheld: (until) =>
    `Schlagwörter, Stimmung und Zusammenfassung erscheinen, sobald ${until} Personen geantwortet haben.`,
  none: "Noch keine Antworten.",
};
