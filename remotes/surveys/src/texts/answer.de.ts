import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./answer.ts";

export const answerTexts: Words<typeof english.answerTexts> = {
  formLoading: "Die Fragen werden geladen",
  formFailed: "Die Fragen konnten nicht geladen werden.",
  none: "Diese Umfrage hat keine Fragen.",
  submit: "Absenden",
  submitting: "Wird gesendet …",
  closedButton: "Geschlossen",
  upcomingButton: "Noch nicht geöffnet",
  readOnlyButton: "Zum Absenden anonyme Kennung einschalten",
  notConsented: "Zum Absenden bitte die anonyme Kennung einschalten.",
  enableAndSubmit: "Einschalten und absenden",
  closed: "Diese Umfrage nimmt keine Antworten mehr an.",
  challenges: "Prüffragen",
  challengesMissing: "Bitte vor dem Absenden die Prüffragen beantworten.",
  challengesBlocked:
    "Wegen der Prüffragen bleibt diese Umfrage hier geschlossen.",
  optedOut:
    "Mitmachen geht nicht, solange die anonyme Kennung ausgeschaltet ist.",
  refused: "Dieser Inhalt ist nicht erlaubt.",
  submitFailed: "Die Antworten ließen sich nicht absenden.",
  kept: "Die Antworten bleiben hier, bis sie noch einmal gesendet werden.",
  oneAllowed: "Eine Antwort auswählen.",
  severalAllowed: "Beliebig viele auswählen.",
  clearChoice: "Auswahl löschen",
  progress: (answered, all) =>
    `${formatCount(answered)} von ${formatCount(all)} beantwortet`,
  resultsAfterClosing: "Ergebnisse erscheinen nach dem Schließen.",
  resultsAtOnce:
    "Ergebnisse erscheinen sofort: Wer sie beobachtet, kann erkennen, wie geantwortet wurde.",
  readsFigures: "Wer die Umfrage erstellt hat, liest keine einzelne Antwort.",
  readsTexts:
    "Wer die Umfrage erstellt hat, liest Freitexte, getrennt von den übrigen Antworten.",
  readsRows:
    "Wer die Umfrage erstellt hat, liest ganze Antworten, ohne Namen und Zeit.",
  thanks: "Danke für die Antwort!",
  duplicate: "Diese Umfrage ist schon beantwortet. Danke!",
};

export const answerSlow: Words<typeof english.answerSlow> =
  "Wenn viele zugleich antworten, kann das bis zu 10 Sekunden dauern.";
