import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  required: "erforderlich",
  optional: "freiwillig",
  allRequired: "Alle Fragen brauchen eine Antwort.",
  oneAllowed: "Eine Antwort auswählen.",
  anyAllowed: "Beliebig viele auswählen.",
  exactly: (count) => `Genau ${formatCount(count)} auswählen.`,
  atLeast: (count) => `Mindestens ${formatCount(count)} auswählen.`,
  atMost: (count) => `Höchstens ${formatCount(count)} auswählen.`,
  between: (least, most) =>
    `${formatCount(least)} bis ${formatCount(most)} auswählen.`,
  clearChoice: "Auswahl löschen",
  unanswerable:
    "Diese Frage lässt sich auf dieser Seite nicht beantworten. Sie fehlt in der Antwort.",
  stars: (count) =>
    plural(count, { one: "1 Stern", other: `${formatCount(count)} Sterne` }),
  number: {
    whole: (least, most) => `Eine ganze Zahl von ${least} bis ${most}.`,
    notWhole: (least, most) =>
      `Bitte eine ganze Zahl von ${least} bis ${most} in Ziffern schreiben.`,
    decimal: (least, most, digits) =>
      `Eine Zahl von ${least} bis ${most}, mit höchstens ${digits} nach dem Komma.`,
    notDecimal: (least, most, digits) =>
      `Bitte eine Zahl von ${least} bis ${most} schreiben, mit höchstens ${digits} nach dem Komma.`,
    digits: (count) =>
      plural(count, {
        one: "1 Ziffer",
        other: `${formatCount(count)} Ziffern`,
      }),
  },
  date: {
    range: (first, last) => `Von ${first} bis ${last}.`,
    none: "Bitte ein ganzes Datum wählen: Tag, Monat und Jahr.",
    outside: (first, last) =>
      `Bitte ein Datum von ${first} bis ${last} wählen.`,
    month: (first, last, like) =>
      `Ein Monat von ${first} bis ${last}, zum Beispiel ${like}. Nur der Monat wird gespeichert.`,
    year: (first, last) =>
      `Ein Jahr von ${first} bis ${last}. Nur das Jahr wird gespeichert.`,
    decade: (first, last, like) =>
      `Ein Jahr von ${first} bis ${last}. Nur das Jahrzehnt wird gespeichert, zum Beispiel ${like}.`,
    notMonth: (first, last, like) =>
      `Bitte einen Monat von ${first} bis ${last} schreiben, zum Beispiel ${like}.`,
    notYear: (first, last) =>
      `Bitte ein Jahr von ${first} bis ${last} in Ziffern schreiben.`,
  },
  ranking: {
    how: "Der Reihe nach antippen, das Beste zuerst.",
    change: "Verschieben, bis die Reihenfolge stimmt.",
    ranked: "Gewählte Reihenfolge",
    left: "Noch ohne Platz",
    place: (option, rank) => `${option} auf Platz ${formatCount(rank)} setzen`,
    up: (option) => `${option} nach oben`,
    down: (option) => `${option} nach unten`,
    clear: "Reihenfolge löschen",
    cleared: "Die Reihenfolge ist gelöscht.",
    at: (option, rank, all) =>
      `${option}: ${formatCount(rank)} von ${formatCount(all)}`,
    incomplete: "Bitte alle einreihen oder die Reihenfolge löschen.",
  },
  statements: {
    label: "Aussagen",
    at: (number, all) =>
      `Aussage ${formatCount(number)} von ${formatCount(all)}`,
    answered: (answered, all) =>
      `${formatCount(answered)} von ${formatCount(all)} beantwortet`,
    list: "Alle Aussagen",
    open: "nicht beantwortet",
    back: "Zurück zur vorigen",
    clear: "Antwort löschen",
    done: "Das waren alle. Zum Ändern eine antippen.",
  },
  pages: {
    at: (page, all) => `Seite ${formatCount(page)} von ${formatCount(all)}`,
    next: "Weiter",
    back: "Zurück",
  },
  added: (count) =>
    plural(count, {
      one: "1 weitere Frage wird gestellt.",
      other: `${formatCount(count)} weitere Fragen werden gestellt.`,
    }),
  removed: (count) =>
    plural(count, {
      one: "1 Frage wird nicht mehr gestellt.",
      other: `${formatCount(count)} Fragen werden nicht mehr gestellt.`,
    }),
  problems: {
    required: "Diese Frage braucht eine Antwort.",
    option:
      "Bitte noch einmal wählen: Das Gewählte steht nicht mehr zur Auswahl.",
    single: "Bitte nur eine Antwort auswählen.",
    exclusive: (option) =>
      `„${option}“ lässt sich mit nichts anderem zusammen wählen.`,
    long: "Dieser Text ist zu lang.",
  },
};
