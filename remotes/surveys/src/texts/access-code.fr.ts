import type { Words } from "@nearsay/core/domain";
import type * as english from "./access-code.ts";

export const accessCode: Words<typeof english.accessCode> = {
  title: "Saisir le code d’accès",
  description:
    "Ce sondage demande un code d’accès. Saisissez-le pour continuer.",
  label: "Code d’accès",
  empty: "Saisissez le code d’accès.",
  locked: "Trop d’essais incorrects. L’accès est bloqué provisoirement.",
  contactOwner: "Pour de l’aide, adressez-vous à l’auteur du sondage.",
  enter: "Saisir le code d’accès",
  needed: "Ce sondage s’ouvre avec un code d’accès.",
  notLoaded: "Le formulaire du code d’accès n’a pas pu être chargé.",
};
