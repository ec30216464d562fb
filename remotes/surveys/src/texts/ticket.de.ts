import type { Words } from "@nearsay/core/domain";
import type * as english from "./ticket.ts";

export const ticket: Words<typeof english.ticket> = {
  page: {
    title: "Papierticket",
    about:
      "Mit einem Ticket lässt sich eine Umfrage einmal beantworten. Vor dem Druck auf den Knopf geschieht nichts, und die Antwort lässt sich nicht zum Ticket zurückverfolgen.",
  },
  label: "Code des Tickets",
  hint: "Vier Gruppen zu vier Zeichen, wie auf dem Papier",
  use: "Dieses Ticket verwenden",
  enable: "Anonyme Kennung einschalten und verwenden",
  using: "Das Ticket wird geprüft …",
  malformed:
    "Der Code ist noch nicht vollständig: Er hat vier Gruppen aus vier Buchstaben und Ziffern.",
  failed: "Das Ticket ließ sich nicht prüfen. Bitte noch einmal versuchen.",
  only: "Diese Umfrage wird nur mit Papierticket beantwortet. Bitte den Code eingeben.",
  apart: "Ich habe ein Papierticket",
  held: "Das Ticket ist angenommen. Die Antwort zählt als eine mit Ticket und lässt sich nicht zu ihm zurückverfolgen.",
};
