import type { Words } from "@nearsay/core/domain";
import type { aboutTexts as english } from "./about-texts.ts";

export const aboutTexts: Words<typeof english> = {
  lead: "Nearsay est un tableau d’affichage de questions. Les gens demandent ce qui compte autour d’eux, et toute personne à proximité peut répondre sans s’inscrire.",
  blocks: [
    { heading: "Ce que vous pouvez faire ici" },
    {
      list: [
        "<home>Trouver des sondages près de vous</home> et y répondre en quelques secondes.",
        "Voir comment les autres ont répondu et en parler sous le sondage.",
        "<create>Écrire un sondage</create> vous-même : le décrire et recevoir un brouillon, ou partir d’une page blanche.",
      ],
    },
    "Le <guide>Mode d’emploi</guide> montre chacune de ces choses.",
    { heading: "Pourquoi il n’y a pas de comptes" },
    "Une question n’a besoin ni de votre nom ni de votre adresse électronique. Votre navigateur reçoit à la place un identifiant anonyme, que vous activez avant de participer. Il assure une réponse par personne et par sondage et vous laisse modifier vos réponses. La page <anonymousId>Identifiant anonyme</anonymousId> dit exactement ce que c’est et comment le désactiver.",
    { heading: "Qu’est-ce qui est proche" },
    "Si vous autorisez la position, elle est arrondie à une cellule d’environ un kilomètre carré avant d’être comparée à quoi que ce soit, et les sondages se trouvent sur la même grille. Votre cellule est oubliée après un jour ; les détails sont sur la page <privacy>Confidentialité</privacy>.",
    { heading: "Pour qui" },
    "Voisins, classes, associations, commerces, mairies : quiconque a une question pour les gens autour d’un lieu. Nearsay est en bêta, des choses changent donc encore. Dites-nous ce qui manque sur la <feedback>page des avis</feedback>, ou rejoignez la <waitlist>liste d’attente</waitlist> des comptes payants.",
  ],
};
