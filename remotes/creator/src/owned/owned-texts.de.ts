import type { Words } from "@nearsay/core/domain";
import type { ownedTexts as english } from "./owned-texts.ts";

export const ownedTexts: Words<typeof english> = {
  list: "Eigene Umfragen",
  link: {
    survey: "Link zur Umfrage",
    owner: "Verwaltungslink",
    other: "Link dieses Schlüssels",
    copy: "Link kopieren",
    share: "Teilen …",
    code: "Zugangscode",
    copyCode: "Code kopieren",
    surveyCode: (title) => `QR-Code der Umfrage ${title}`,
    ownerCode: "QR-Code des Verwaltungslinks",
    showCode: "Als QR-Code zeigen",
    save: "Als Datei speichern",
    word: "Prüfwort:",
    wordHint: "Derselbe Link hat immer dasselbe Wort.",
    file: (title, link, word, may) =>
      [
        `Link zur Verwaltung der Umfrage „${title}“`,
        "",
        link,
        "",
        `Prüfwort: ${word}`,
        "",
        may,
        "",
      ].join("\n"),
    may: {
      own: "Mit diesem Link lässt sich die Umfrage ändern, schließen und löschen. Er ist der einzige Weg zurück von einem anderen Gerät und gehört dorthin, wo sonst niemand nachsieht.",
      moderate: "Mit diesem Link lässt sich die Diskussion betreuen.",
      read: "Mit diesem Link lassen sich Ergebnisse lesen.",
    },
    fileWords: (word) => `umfrage-link-${word}`,
  },
  add: {
    label: "Verwaltungslink",
    hint: "Den Link einfügen oder die Datei, in der er steht.",
    wrong:
      "Das ist kein Verwaltungslink. Er enthält /manage/ und endet auf #key=… und Buchstaben.",
  },
  forget: {
    title: "Auf diesem Gerät vergessen?",
    about:
      "Die Umfrage bleibt, wie sie ist. Zurück führt nur ihr Verwaltungslink; ist er nirgends sonst aufbewahrt, gibt es keinen Weg zurück.",
    cancel: "Behalten",
    action: "Vergessen",
    forgotten: (title) => `„${title}“ wurde vergessen.`,
    undo: "Rückgängig",
  },
  roles: {
    own: "Alle Rechte",
    moderate: "Betreut die Diskussion",
    read: "Liest Ergebnisse",
  },
  states: {
    open: "Offen",
    closed: "Geschlossen",
    hidden: "Verborgen",
    deleting: "Wird gelöscht",
  },
};
