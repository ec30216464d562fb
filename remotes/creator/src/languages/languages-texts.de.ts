import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { languagesTexts as english } from "./languages-texts.ts";

export const languagesTexts: Words<typeof english> = {
  heading: "Weitere Sprachen",
  about:
    "Beim Ausfüllen lässt sich wählen, in welcher Sprache gelesen wird. Eine Antwort zählt in allen gleich, und was nicht übersetzt ist, steht da wie im Original.",
  open: "Umfrage übersetzen",
  close: "Übersetzungen ausblenden",
  loading: "Die Übersetzungen werden geladen",
  failed: "Die Übersetzungen konnten nicht geladen werden",
  first: "Zuerst angeben, in welcher Sprache die Umfrage geschrieben ist.",
  add: "Sprache hinzufügen",
  addButton: "Hinzufügen",
  choose: "Sprache wählen",
  full: (count) =>
    `Eine Umfrage kann in höchstens ${formatCount(count)} weiteren Sprachen sein.`,
  added: (language) => `${language} wurde hinzugefügt.`,
  progress: (language, done, all) =>
    `${language}: ${formatCount(done)} von ${plural(all, {
      one: "1 Text",
      other: `${formatCount(all)} Texten`,
    })}`,
  missing: "Noch nicht übersetzt",
  complete: "Alles ist übersetzt.",
  nothing: "Es gibt noch nichts zu übersetzen: zuerst die Umfrage schreiben.",
  remove: (language) => `${language} entfernen`,
  ask: {
    title: (language) => `${language} entfernen?`,
    about: "Was in dieser Sprache geschrieben wurde, wird gelöscht.",
    keep: "Behalten",
    remove: "Entfernen",
  },
  draft: {
    ask: (language) => `Übersetzung entwerfen: ${language}`,
    busy: (done, all) =>
      `Entwirft: ${formatCount(done)} von ${formatCount(all)}`,
    cancel: "Abbrechen",
    came: (count) =>
      plural(count, {
        one: "1 Text ist entworfen und muss noch bestätigt werden.",
        other: `${formatCount(count)} Texte sind entworfen und müssen noch bestätigt werden.`,
      }),
    waiting: (count) =>
      plural(count, {
        one: "1 Text hat das KI-Modell entworfen. Er wird erst veröffentlicht, wenn er bestätigt ist; bis dahin steht das Original an seiner Stelle.",
        other: `${formatCount(count)} Texte hat das KI-Modell entworfen. Sie werden erst veröffentlicht, wenn sie bestätigt sind; bis dahin steht das Original an ihrer Stelle.`,
      }),
    approveAll: "Alle bestätigen",
    mark: "Entworfen, nicht bestätigt.",
    approve: "Bestätigen",
    approveText: (text) => `Bestätigen: ${text}`,
    some: "Das KI-Modell hat Texte ausgelassen.",
    failed: "Die Übersetzung konnte nicht entworfen werden.",
    failures: {
      busy: "Das KI-Modell hat gerade zu viel zu tun.",
      declined: "Das KI-Modell hat diese Übersetzung abgelehnt.",
      cut: "Das KI-Modell hat vor dem Ende abgebrochen.",
      unreadable: "Was das KI-Modell geschrieben hat, war nicht zu lesen.",
      silent: "Das KI-Modell ist verstummt.",
      unreachable: "Das KI-Modell war nicht zu erreichen.",
      broken: "Das KI-Modell konnte diese Übersetzung nicht entwerfen.",
    },
  },
  roles: {
    title: "Titel",
    instructions: "Hinweise",
    question: (number) => `Frage ${formatCount(number)}`,
    challenge: (number) => `Prüffrage ${formatCount(number)}`,
    option: (number, place) =>
      `Frage ${formatCount(number)}, Option ${formatCount(place)}`,
    other: (number) => `Frage ${formatCount(number)}, bei „Anderes …“`,
    hint: (number) => `Frage ${formatCount(number)}, Hinweis`,
    low: (number) => `Frage ${formatCount(number)}, unteres Ende der Skala`,
    high: (number) => `Frage ${formatCount(number)}, oberes Ende der Skala`,
    unit: (number) => `Frage ${formatCount(number)}, Einheit`,
    heading: (number) =>
      `Überschrift des Abschnitts vor Frage ${formatCount(number)}`,
    text: (number) => `Text des Abschnitts vor Frage ${formatCount(number)}`,
  },
  problems: {
    noLanguage:
      "Bitte angeben, in welcher Sprache die Umfrage geschrieben ist, da sie Übersetzungen hat.",
    own: (language) =>
      `Die Umfrage ist auf ${language} geschrieben. Die Übersetzung in diese Sprache entfernen oder eine andere Sprache der Umfrage wählen.`,
    ambiguous: (number, text) =>
      `Bei Frage ${formatCount(number)} steht „${text}“ für zwei ihrer Optionen, in einer Sprache oder in zweien. Bitte eine davon anders formulieren.`,
  },
  leftOut: "Übersetzungen in Sprachen, die hier nicht bekannt sind.",
};
