import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  email: "Adresse e-mail",
  emailHint: "Seulement pour des nouvelles des comptes payants.",
  role: "Je m’inscris en tant que",
  user: "Particulier",
  business: "Entreprise",
  category: "Secteur",
  chooseCategory: "Choisir un secteur",
  consent:
    "Envoyez-moi des e-mails sur la liste d’attente et les comptes payants.",
  join: "Rejoindre la liste d’attente",
  joining: "Inscription en cours…",
  failed: "L’inscription à la liste d’attente a échoué.",
  joined: "Vous êtes sur la liste d’attente",
  joinedUser: (email) =>
    `Nous écrirons à ${email} quand les comptes payants seront prêts.`,
  joinedBusiness: (email, category) =>
    `Nous écrirons à ${email} quand les comptes payants seront prêts, et vous dirons alors si vous êtes parmi les 10 premiers dans ${category}. Votre place compte une fois que la personne qui gère ce site a confirmé que l’adresse est la vôtre.`,
  browse: "Voir les sondages près de chez vous",
};
