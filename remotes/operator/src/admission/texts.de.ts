import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const waitlistTexts: Words<typeof english.waitlistTexts> = {
  about:
    "Wer erfahren möchte, wann es Konten gibt. Eine Adresse wird bestätigt, sobald klar ist, wem sie gehört: Dann bekommt sie ihren Platz.",
  loading: "Die Warteliste wird geladen",
  list: "Adressen",
  empty: "Niemand wartet",
  roles: { user: "Person", business: "Unternehmen" },
  place: (position) => `Platz ${formatCount(position)}`,
  free: "Freier Zugang",
  joined: "eingetragen am <when></when>",
  confirmed: "Bestätigt",
  confirm: "Bestätigen",
  confirmNamed: (email) => `${email} bestätigen`,
  confirmedOne: (email) => `${email} ist bestätigt.`,
  remove: "Entfernen …",
  removeNamed: (email) => `${email} entfernen`,
  removedOne: (email) => `${email} ist von der Warteliste entfernt.`,
  gone: (email) => `${email} stand schon nicht mehr auf der Warteliste.`,
  ask: {
    title: "Diese Adresse von der Warteliste nehmen?",
    about:
      "Ihr Platz geht an die nächste. Sie kann sich wieder eintragen, ganz hinten.",
    action: "Entfernen",
  },
};

export const invitationTexts: Words<typeof english.invitationTexts> = {
  about:
    "Jede lässt so viele Menschen ein, wie sie Verwendungen hat. Codes werden einmal gezeigt, beim Erstellen, und nirgends aufbewahrt.",
  make: {
    heading: "Einladungen erstellen",
    count: "Wie viele",
    countHint: (max) => `Bis zu ${formatCount(max)} auf einmal.`,
    uses: "Verwendungen je Einladung",
    days: "Tage bis zum Ablauf",
    daysHint: "Leer laufen sie nicht ab.",
    action: "Einladungen erstellen",
    wrong: (max) => `Eine ganze Zahl von 1 bis ${formatCount(max)}.`,
  },
  fresh: (count) =>
    plural(count, {
      one: "Hier ist ihr Code, nur dieses eine Mal",
      other: `Hier sind ihre ${formatCount(count)} Codes, nur dieses eine Mal`,
    }),
  codes: "Codes",
  copy: "Kopieren",
  done: "Fertig",
  loading: "Die Einladungen werden geladen",
  heading: "Einladungen",
  list: "Einladungen",
  empty: "Es gibt keine Einladungen",
  name: (id) => `Einladung ${id}`,
  used: (count, max) =>
    `${formatCount(count)} von ${formatCount(max)} verwendet`,
  made: "erstellt am <when></when>",
  until: "gültig bis <when></when>",
  revoked: "Widerrufen",
  ended: "Abgelaufen",
  revoke: "Widerrufen",
  revokeNamed: (id) => `Einladung ${id} widerrufen`,
  revokedOne: (id) => `Einladung ${id} lässt niemanden mehr ein.`,
};
