import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const participation = (action: string) =>
  `Nur Lesen: ${action} geht, sobald auf der Seite „Anonyme Kennung“ die Kennung eingeschaltet ist.`;

const replies = (count: number) =>
  plural(count, { one: "Antwort", other: "Antworten" });

const from = {
  here: "von hier",
  near: "im Umkreis von 10 km",
  region: "im Umkreis von 50 km",
  far: "von weiter weg",
};

export const texts: Words<typeof english> = {
  title: "Diskussion",
  loading: "Die Diskussion wird geladen",
  loadFailed: "Die Diskussion ließ sich nicht laden.",
  empty: "Noch keine Beiträge",
  emptyHint: "Der erste Beitrag fehlt noch.",
  asAuthor: "Von hier stammt die Umfrage",
  authorChoice: {
    label: "Als die Person schreiben, von der die Umfrage stammt",
    hint: "Alle sehen dann bei dieser Umfrage, dass sie von dieser anonymen ID stammt.",
    refused:
      "Der Schlüssel dieses Browsers reicht nicht mehr, um so zu schreiben.",
  },
  contentRefused: "Dieser Inhalt ist nicht erlaubt.",
  closed:
    "Die Diskussion dieser Umfrage ist geschlossen. Lesen geht weiterhin.",
  closedWhileTyping:
    "Die Diskussion dieser Umfrage wurde geschlossen. Der Text bleibt hier, bis sie wieder offen ist.",
  slow: (minutes) =>
    `Langsam: Jede Person schreibt einmal ${minutes === 1 ? "in der Minute" : `in ${formatCount(minutes)} Minuten`}.`,
  composer: {
    label: "Beitrag",
    placeholder: "Meinung zu dieser Umfrage …",
    submit: "Veröffentlichen",
    saving: "Wird gespeichert …",
    readOnly: "Zum Schreiben Kennung einschalten",
    enable: "Einschalten und veröffentlichen",
    notice: participation("Schreiben"),
    failed: "Der Beitrag ließ sich nicht veröffentlichen.",
    done: "Der Beitrag ist veröffentlicht.",
  },
  posts: {
    waiting: (count) =>
      plural(count, {
        one: "1 neuer Beitrag",
        other: `${formatCount(count)} neue Beiträge`,
      }),
    older: "Ältere Beiträge zeigen",
    olderFailed: "Ältere Beiträge ließen sich nicht laden.",
    retry: "Noch einmal versuchen",
  },
  from,
  sayRing: (ring) => `Sagen, dass ich ${from[ring]} schreibe`,
  ringHint: "Wer den Beitrag liest, sieht es, und nichts Genaueres.",
  like: {
    like: "Gefällt mir",
    liked: "Gefällt",
    failed: "Das ließ sich nicht speichern.",
    readOnly:
      "Zum Mitmachen bitte auf der Seite „Anonyme Kennung“ die Kennung einschalten.",
    enable: "Einschalten, gefällt mir",
  },
  report: {
    open: "Melden",
    done: "Gemeldet. Danke.",
    title: "Das melden?",
    about:
      "Genug Meldungen verbergen es. Niemand hier erfährt, wer gemeldet hat.",
    reason: "Grund",
    submit: "Melden",
    notLoaded: "Das Formular zum Melden ließ sich nicht laden.",
    failed: "Die Meldung ließ sich nicht senden.",
  },
  replies: {
    title: "Antworten",
    to: (author) => `Antworten an ${author}`,
    open: (count) =>
      count === 0 ? "Antworten" : `${formatCount(count)} ${replies(count)}`,
    close: "Antworten verbergen",
    loading: "Antworten werden geladen",
    loadFailed: "Die Antworten ließen sich nicht laden.",
    retry: "Noch einmal versuchen",
    arrived: "Neue Antwort",
    more: (count) => `${formatCount(count)} weitere ${replies(count)} zeigen`,
    fewer: "Weniger Antworten zeigen",
    replyingTo: (handle) => `Antwort an ${handle}`,
    edit: "Bearbeiten",
  },
  replyForm: {
    label: "Antwort",
    placeholder: "Antwort schreiben …",
    submit: "Antworten",
    saving: "Wird gespeichert …",
    save: "Speichern",
    cancel: "Abbrechen",
    readOnly: "Zum Antworten Kennung einschalten",
    enable: "Einschalten und antworten",
    enableAndSave: "Einschalten und speichern",
    notice: participation("Antworten"),
    missingPost: "Der Beitrag fehlt oder ist ungültig.",
    createFailed: "Der Beitrag ließ sich nicht veröffentlichen.",
    updateFailed: "Die Antwort ließ sich nicht ändern.",
    created: "Die Antwort ist veröffentlicht.",
    updated: "Die Antwort ist gespeichert.",
  },
};
