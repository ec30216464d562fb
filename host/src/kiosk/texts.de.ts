import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  loading: "Die Umfrage wird geöffnet …",
  begin: "Zum Beginnen tippen",
  fullScreen: "Vollbild",
  anonymous:
    "Niemand wird gefragt, wer er ist, und keine Antwort bleibt auf diesem Tablet.",
  results: {
    closed: "Ergebnisse erscheinen nach dem Schließen.",
    live: "Ergebnisse erscheinen sofort: Wer sie beobachtet, kann erkennen, wie geantwortet wurde.",
  },
  reads: {
    figures: "Wer die Umfrage erstellt hat, liest keine einzelne Antwort.",
    texts:
      "Wer die Umfrage erstellt hat, liest Freitexte, getrennt von den übrigen Antworten.",
    rows: "Wer die Umfrage erstellt hat, liest ganze Antworten, ohne Namen und Zeit.",
  },
  nothing: "Bitte mindestens eine Frage beantworten.",
  notKept:
    "Die Antworten ließen sich auf diesem Tablet nicht aufbewahren. Bitte dem Personal Bescheid geben.",
  send: "Absenden",
  sending: "Wird gesendet …",
  startOver: "Neu beginnen",
  thanks: "Vielen Dank",
  thanksMore: "Die nächste Person kann beginnen.",
  idle: {
    title: "Ist noch jemand da?",
    about:
      "Wenn niemand den Bildschirm berührt, werden die bisherigen Antworten gelöscht, damit die nächste Person beginnen kann.",
    stay: "Ich bin noch da",
    countdown: (seconds) =>
      plural(seconds, {
        one: "Neubeginn in 1 Sekunde",
        other: `Neubeginn in ${formatCount(seconds)} Sekunden`,
      }),
  },
  noLink: {
    title: "Dieses Tablet ist noch kein Kiosk",
    about:
      "Wem eine Umfrage gehört, erstellt auf ihrer Verwaltungsseite einen Kiosk-Link. Bitte diesen Link hier öffnen.",
  },
  unreachable: {
    title: "Die Umfrage ließ sich nicht öffnen",
    about:
      "Ein Kiosk muss einmal geöffnet werden, während das Tablet online ist.",
    retry: "Noch einmal versuchen",
  },
  noStorage: {
    title: "Dieser Browser kann kein Kiosk sein",
    about:
      "Er bewahrt nichts auf, sodass Antworten verloren gehen könnten. Bitte außerhalb eines privaten Fensters versuchen.",
  },
  ended: {
    title: "Dieser Kiosk ist beendet",
    about: "Sein Link öffnet keine Umfrage mehr.",
  },
  closed: {
    title: "Diese Umfrage ist geschlossen",
    about: "Sie nimmt keine Antworten mehr an.",
  },
  before: {
    title: "Antworten einer anderen Umfrage sind noch nicht gesendet",
    about: (title) =>
      `Auf diesem Tablet liegen noch Antworten auf „${title}“. Der neue Link öffnet sich, sobald sie gesendet sind.`,
  },
  unsent: {
    count: (count) =>
      plural(count, {
        one: "1 Antwort noch nicht gesendet",
        other: `${formatCount(count)} Antworten noch nicht gesendet`,
      }),
    waiting: "Wird gesendet, sobald es eine Verbindung gibt.",
    why: (said) => `Der Server meldet: ${said}`,
    retry: "Jetzt senden",
    remove: "Von diesem Tablet löschen",
    ask: {
      title: "Nicht Gesendetes löschen?",
      about:
        "Diese Antworten zählen nirgends und lassen sich nicht zurückholen.",
      keep: "Behalten",
      remove: "Löschen",
    },
  },
};
