import type { Words } from "@nearsay/core/domain";
import type * as english from "./ticket.ts";

export const ticket: Words<typeof english.ticket> = {
  page: {
    title: "Votre ticket en papier",
    about:
      "Un ticket vous permet de répondre à un sondage, une fois. Rien ne se passe avant que vous appuyiez sur le bouton, et votre réponse ne peut pas être reliée au ticket.",
  },
  label: "Code de votre ticket",
  hint: "Quatre groupes de quatre, comme sur le papier",
  use: "Utiliser ce ticket",
  enable: "Activer l’identifiant anonyme et l’utiliser",
  using: "Vérification du ticket…",
  malformed:
    "Le code n’est pas encore complet : il a quatre groupes de quatre lettres et chiffres.",
  failed: "Le ticket n’a pas pu être vérifié. Réessayez.",
  only: "On répond à ce sondage avec un ticket en papier seulement. Saisissez le code du vôtre pour répondre.",
  apart: "J’ai un ticket en papier",
  held: "Votre ticket est accepté. Votre réponse compte comme une réponse avec ticket, et ne peut pas y être reliée.",
};
