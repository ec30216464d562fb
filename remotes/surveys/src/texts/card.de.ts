import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./card.ts";

export const card: Words<typeof english.card> = {
  responses: (count) => `Antworten ${formatCount(count)}`,
  comments: (count) => `Kommentare ${formatCount(count)}`,
  insights: "Auswertung",
  discuss: "Diskussion",
  like: "Gefällt mir",
  liked: "Gefällt",
  likes: (count) => `Gefällt ${formatCount(count)}`,
  likeFailed: "Das ließ sich nicht speichern.",
  shareLink: {
    name: "Link zum Teilen kopieren",
    label: "Teilen",
    copied: "Link zum Teilen kopiert",
  },
  homepageLink: {
    name: "Link zur Startseite kopieren",
    label: "Startseite",
    copied: "Link zur Startseite kopiert",
  },
  copied: "Kopiert",
  linkFailed: "Der Link ließ sich nicht erzeugen.",
  copyByHand: "Der Browser hat den Link nicht kopiert. Hier steht er:",
  embed: "Einbetten",
  report: "Melden",
  readOnly:
    "Zum Mitmachen bitte auf der Seite „Anonyme Kennung“ die Kennung einschalten.",
  enableAndLike: "Einschalten, gefällt mir",
  enableAndCopy: "Einschalten und kopieren",
  insightsArea: (title) => `Auswertung von ${title}`,
  discussArea: (title) => `Diskussion über ${title}`,
  insightsLoading: "Die Auswertung wird geladen",
  discussLoading: "Die Diskussion wird geladen",
};
