import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { ticketsTexts as english } from "./tickets-texts.ts";

export const ticketsTexts: Words<typeof english> = {
  about:
    "Papiertickets sind Codes, die einmal gelten: eines in jeden Briefkasten, und jeder Briefkasten hat eine Stimme. Ein Ticket hängt weder an der Person, die es verwendet, noch an dem, was sie antwortet.",
  failed: "Die Tickets ließen sich nicht laden",
  failedAct: "Die Tickets ließen sich nicht ändern.",
  mode: {
    legend: "Wer kann antworten?",
    fixed:
      "Es hat schon jemand geantwortet, daher lässt sich das nicht mehr ändern.",
    choices: {
      off: { label: "Alle", hint: "Ohne Tickets." },
      only: {
        label: "Nur mit Ticket",
        hint: "Alle anderen können die Umfrage und ihre Ergebnisse lesen.",
      },
      apart: {
        label: "Alle, mit Tickets getrennt gezeigt",
        hint: "Die Ergebnisse zeigen beides nebeneinander.",
      },
    },
    saved: "Gespeichert.",
  },
  make: {
    heading: "Neue Tickets",
    count: "Wie viele",
    wrongCount: (max) =>
      `Bitte eine ganze Zahl von 1 bis ${formatCount(max)} eingeben.`,
    label: "Name, etwa eine Straße",
    labelHint: "Ihn sieht nur, wem die Umfrage gehört.",
    action: "Tickets erstellen",
    full: "Mehr Stapel sind nicht möglich.",
  },
  fresh: {
    title: (count) =>
      plural(count, {
        one: "1 Ticket ist fertig",
        other: `${formatCount(count)} Tickets sind fertig`,
      }),
    about:
      "Ihre Codes werden nur dieses eine Mal gezeigt und nirgends aufbewahrt. Bitte vor dem Weitergehen speichern.",
    sheet: "Bogen zum Drucken speichern",
    csv: "Als CSV speichern",
    codes: "Codes zum Vorlesen",
    done: "Ich habe sie",
  },
  list: {
    label: "Stapel von Tickets",
    none: "Noch gibt es keine Tickets.",
    unnamed: "Ohne Namen",
    tickets: (count) =>
      plural(count, {
        one: "1 Ticket",
        other: `${formatCount(count)} Tickets`,
      }),
    made: (day) => `Erstellt am ${day}`,
    used: (used) => `${formatCount(used)} verwendet bis gestern Abend`,
    tooFew: (min) =>
      `Wie viele verwendet wurden, ist ab ${formatCount(min)} Tickets zu erfahren`,
    ended: "Beendet",
    end: "Beenden",
    endNamed: (name) => `Unbenutzte Tickets von ${name} beenden`,
    endTitle: "Unbenutzte Tickets beenden?",
    endAbout:
      "Tickets dieses Stapels, die noch niemand verwendet hat, gelten nicht mehr. Das lässt sich nicht rückgängig machen.",
    endAction: "Beenden",
    cancel: "Abbrechen",
    endedSaid: "Die unbenutzten Tickets sind beendet.",
  },
  sheet: {
    title: (survey) => `Tickets: ${survey}`,
    until: (day) => `Antworten bis ${day}`,
    untraced: "Die Antwort führt nicht zu diesem Ticket zurück",
    open: (address) => `Scannen oder Code eingeben auf ${address}`,
  },
  csv: { code: "Code", link: "Link" },
};
