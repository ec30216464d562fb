import type { Words } from "@nearsay/core/domain";
import type { keyTexts as english } from "./texts.ts";

export const keyTexts: Words<typeof english> = {
  about:
    "Pour qui gère ce site. La clé n’est gardée que dans cet onglet, et oubliée quand vous le fermez ou le quittez.",
  label: "Clé d’opérateur",
  hint: "La clé, ou l’adresse entière qui l’accompagnait.",
  made: "Les clés se créent sur le serveur :",
  open: "Ouvrir le bureau",
  missing: "Saisissez d’abord la clé.",
  refused: "Cette clé n’ouvre rien",
  refusedAbout:
    "Elle a été mal saisie, a expiré ou a été annulée. Cet onglet l’a oubliée.",
};
