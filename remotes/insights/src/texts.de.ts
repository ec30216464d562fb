import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = { one: "neue Antwort", other: "neue Antworten" };
const options = { one: "weitere Option", other: "weitere Optionen" };
const questions = { one: "Frage", other: "Fragen" };

const counted = (until: string | null) =>
  until === null ? "" : `, gezählt bis ${until}`;

export const texts: Words<typeof english.texts> = {
  insights: "Auswertung",
  refresh: "Aktualisieren",
  refreshing: "Wird aktualisiert",
  loading: "Auswertung wird geladen",
  error: (message) => `Fehler der Auswertung: ${message}`,
  unknownError: "Die Zahlen konnten nicht geladen werden",
  refreshed: "Die Zahlen sind aktuell",
  shownNow: (shown, all) => `Zeigt jetzt ${shown} von ${all} Antworten`,
  answersOf: (count, first) => `${count} von ${first} Antworten`,
  newResponses: (count, formatted) =>
    `${formatted} ${plural(count, responses)}`,
  news: (sentences, alerts) =>
    sentences.length + alerts.length < 2
      ? [...sentences, ...alerts].join("")
      : [...sentences.map((words) => `${words}.`), ...alerts].join(" "),
  withheldHint: "Bei weniger ließe sich erkennen, wer was geschrieben hat.",

  withoutFlaggedHint:
    "Zeichnet alle Diagramme ohne sie; neben jeder Option steht der Unterschied in Prozentpunkten.",
  otherViewFailed:
    "Die Zahlen ohne auffällige Antworten konnten nicht geladen werden.",
  points: (change) => `${change} Pkt.`,
  integrityNote:
    "Auffällige Antworten sind kein Urteil über jemanden, und ein einzelnes Anzeichen führt zu keiner Ablehnung.",
  retry: "Noch einmal versuchen",

  languages: {
    label: "Beantwortet auf",
    all: "Alle Sprachen",
    each: (name, count) => `${name} (${count})`,
    hint: "Steht zur Wahl, sobald genug Antworten in ihr gezeigt werden und genug andere. Eine Option zählt an ihrer Stelle, in welcher Sprache sie auch steht.",
    failed: "Die Zahlen dieser Sprache konnten nicht geladen werden.",
  },
  sides: {
    count: (name) => `${name}: Antworten`,
    percent: (name) => `${name}: Anteil in %`,
  },

  exportHtml: "HTML exportieren",
  exporting: "Wird exportiert",
  exportRestricted: "Zum Exportieren braucht es einen Code.",
  exportFailed: "HTML konnte nicht exportiert werden.",
  exportRefused: (status) => `Export fehlgeschlagen (Status ${status}).`,
  exportCode: {
    title: "Exportcode eingeben",
    description:
      "Wer die Auswertung dieser Umfrage exportiert, braucht einen Code. Zum Fortfahren bitte eingeben",
    label: "Exportcode",
    tooShort: (min) => `Der Code muss mindestens ${min} Zeichen haben.`,
    spaces: "Der Code darf keine Leerzeichen enthalten.",
  },

  alerts: "Hinweise",
  spike: (percent) =>
    `Antworten im letzten Abschnitt sprunghaft gestiegen: ${percent}.`,
  spikeFromNothing: (count) =>
    `Antworten im letzten Abschnitt sprunghaft gestiegen: von keiner auf ${count}.`,
  lowSentiment:
    "Die Stimmung ist eher negativ; ein Blick auf negative Schlagwörter lohnt sich.",

  responses: "Antworten",
  lastUpdated: "Zuletzt aktualisiert",
  never: "—",
  sparkline: (counts) => `Letzte Abschnitte: ${counts}`,
  change: {
    up: (percent, span, until) =>
      `${percent} mehr als in den ${span} davor${counted(until)}`,
    down: (percent, span, until) =>
      `${percent} weniger als in den ${span} davor${counted(until)}`,
    same: (span, until) => `Wie in den ${span} davor${counted(until)}`,
  },

  summary: "KI-Zusammenfassung",
  noSummary: "Noch keine Zusammenfassung",
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Kopieren nicht möglich",

  overTime: "Antworten im Zeitverlauf",
  noResponsesHint: "Die Linie beginnt mit der ersten Antwort.",
  seriesColumns: ["Zeit", "Antworten", "Gleitender Mittelwert über 7"],
  range: (from, to, each) => `${from} – ${to}, ${each}`,
  rangeSoFar: (range, notOver) => `${range}; ${notOver}`,
  facts: (facts) => facts.join(", "),
  reading: ({ name, facts }) => `${name}: ${facts.join(", ")}`,
  explore: "Das Diagramm Punkt für Punkt lesen",
  asTable: "Die Zahlen als Tabelle zeigen",

  choices: "Auswahlfragen",
  choicesView: "Ansicht der Auswahlfragen",
  selectQuestion: "Fragen: eine auswählen, um mehr über sie zu lesen",
  matrix: "Matrix",
  detail: "Einzeln",
  grid: "Raster",
  fullView: "Alle Optionen",
  topAndBuckets: "Häufigste + Gruppen",
  totalResponses: (count) => `Antworten gesamt: ${count}`,
  totalRecorded: (count) => `Erfasste Antworten gesamt: ${count}`,
  showCounts: "Anzahl zeigen",
  showPercent: "% zeigen",
  topOption: "Häufigste Option",
  option: "Option",
  share: "Anteil",
  sharePercent: "Anteil in %",
  question: "Frage",
  other: "Andere",
  tones: {
    negative: "Negativ",
    neutral: "Neutral",
    positive: "Positiv",
    other: "Andere",
  },
  questionNumber: (number) => `Frage ${number}`,
  moreMembers: (count, formatted) => `${formatted} ${plural(count, options)}`,
  member: (option, count) => `${option} (${count})`,
  findQuestion: "Frage finden",
  questionsShown: (shown, found, formatted) =>
    `${shown} von ${formatted} ${plural(found, questions)} zu sehen`,
  noQuestionFound: "Keine Frage enthält diese Wörter",
  showMoreQuestions: (count, formatted) =>
    `${formatted} weitere ${plural(count, questions)} zeigen`,
  severalAllowed:
    "Mehrere Optionen waren möglich, deshalb beziehen sich Anteile hier auf alle Nennungen.",
  severalAddUp:
    "Mehrere Optionen waren möglich, deshalb ergeben die Anteile zusammen mehr als 100 %.",

  kindsNotLoaded: "Diese Zahlen konnten nicht geladen werden.",

  sentiment: "Stimmung",
  noSentimentHint: "Sie wird aus Freitextantworten gelesen.",
  sentimentColumns: ["Stimmung", "Antworten", "Anteil"],
  savedSentimentColumns: ["Stimmung", "Antworten", "Anteil in %"],

  keywords: "Häufigste Schlagwörter",
  noKeywordsHint: "Sie stammen aus Freitextantworten.",
  keyword: "Schlagwort",
  mentions: "Nennungen",
  keywordsView: "Ansicht der Schlagwörter",
  bars: "Balken",
  treemap: "Kacheln",
  chips: "Liste",
  chipsHint: "Ein Klick kopiert ein Schlagwort.",
  exploreTiles: "Die Schlagwörter Kachel für Kachel lesen",
  tilesHint:
    "Je größer eine Kachel, desto öfter wird ihr Schlagwort genannt; die Tabelle nennt alle.",
  ofMentions: (percent) => `${percent} aller Nennungen`,
  show: "Anzahl",
  coverage: (count, percent) => `Die ersten ${count} decken ${percent} ab`,

  download: (figure) => `${figure} herunterladen`,
  downloadChart: "Diagramm (SVG)",
  downloadNumbers: "Zahlen (CSV)",
  downloadFailed:
    "Die Datei konnte nicht erstellt werden. Bitte noch einmal versuchen.",
  downloaded: "Die Datei wurde gespeichert",
  source: (survey) => `Quelle: Nearsay, Umfrage ${survey}`,
  sourceOf: (survey, date) => `Quelle: Nearsay, Umfrage ${survey}, ${date}`,
};
