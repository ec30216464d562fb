import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const minutes = (count: number) =>
  count === 1
    ? "Einmal in der Minute"
    : `Einmal in ${formatCount(count)} Minuten`;

export const texts: Words<typeof english> = {
  loading: "Die Diskussion wird geladen",
  failed: "Die Diskussion ließ sich nicht laden.",
  notDone: "Das hat nicht geklappt. Nichts wurde geändert.",
  retry: "Noch einmal versuchen",
  working: "Einen Moment …",
  open: "Alle können lesen und schreiben.",
  closed: "Geschlossen: Lesen geht, schreiben kann niemand.",
  close: "Diskussion schließen",
  reopen: "Diskussion öffnen",
  slow: "Wie oft jede Person schreiben kann",
  slowModes: {
    0: "Beliebig oft",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "Einmal in der Stunde",
  },
  search: "Wörter in Beiträgen und Antworten",
  find: "Suchen",
  list: "Beiträge und Antworten",
  nothing: "Noch hat niemand etwas geschrieben.",
  none: "Das hat niemand geschrieben.",
  more: "Ältere zeigen",
  kinds: { post: "Beitrag", reply: "Antwort" },
  asAuthor: "Von hier stammt die Umfrage",
  reported: "Gemeldet",
  hidden: (instead) => `Stattdessen ist zu lesen: „${instead}“`,
  hide: "Verbergen …",
  show: "Wieder zeigen",
  hideOne: (text) => `Verbergen: ${text}`,
  showOne: (text) => `Wieder zeigen: ${text}`,
  dialog: {
    title: "Das vor Lesenden verbergen?",
    about:
      "An seiner Stelle steht dann, dass die Person hinter der Umfrage es verborgen hat, und warum. Es lässt sich wieder zeigen. Wer es geschrieben hat, behält den Text, und wer diese Website betreibt, auch.",
    reason: "Grund",
    words: "Ein paar Worte mehr, für alle zu lesen (freiwillig)",
    cancel: "Abbrechen",
    hide: "Verbergen",
  },
  reasons: {
    off_topic: "Gehört nicht zum Thema",
    insulting: "Beleidigend",
    personal: "Verrät Persönliches",
    spam: "Spam",
    other: "Etwas anderes",
  },
};
