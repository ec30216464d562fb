import type { Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const waitlistPageTexts: Words<typeof english.waitlistPageTexts> = {
  lead: "Des comptes payants sont prévus. Laissez votre adresse pour savoir quand ils seront prêts.",
  offer: [
    "Les 10 premières entreprises de chaque catégorie reçoivent 6 mois d’accès gratuit. Une entreprise compte une fois que l’exploitant du site a confirmé que l’adresse est la sienne. D’ici là, tout fonctionne ici sans compte, pour les entreprises aussi.",
  ],
  storage: [
    { heading: "Ce que devient votre adresse" },
    "Elle est conservée avec votre rôle, votre catégorie et la date, sans votre identifiant anonyme, et sert uniquement aux courriels sur la liste d’attente et les comptes payants. Elle reste jusqu’à ce que vous la fassiez retirer de la liste. La même adresse compte une fois : s’inscrire de nouveau remplace le rôle et la catégorie jusqu’à la confirmation. Voir aussi la page <privacy>Confidentialité</privacy>.",
  ],
};

export const joinProblems: Words<typeof english.joinProblems> = {
  category: "Veuillez choisir la catégorie de votre entreprise.",
  consent:
    "Veuillez cocher la case de consentement aux courriels avant de rejoindre la liste d’attente.",
};
