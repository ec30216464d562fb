import type { Words } from "@nearsay/core/domain";
import type { kioskTexts as english } from "./kiosk-texts.ts";

export const kioskTexts: Words<typeof english> = {
  about:
    "Une tablette dans une bibliothèque ou lors d’une réunion, sur laquelle une personne après l’autre répond. Ouvrez-y le lien : le sondage remplit l’écran, et il ne reste rien de la dernière personne.",
  apart: "Les réponses des bornes sont comptées à part.",
  inGroups:
    "Aucun réseau ne fait plus d’un tiers d’un groupe : si toutes les réponses viennent d’une tablette, elles apparaissent une fois le sondage clos.",
  list: "Bornes",
  none: "Il n’y a pas encore de borne.",
  unnamed: "Sans nom",
  made: (day) => `Créée le ${day}`,
  label: "Où elle se trouve",
  make: "Créer le lien d’une borne",
  fresh: "Le lien est prêt. Il n’est montré que cette fois.",
  keep: "Qui l’a peut répondre autant de fois que souhaité, jusqu’à ce que vous l’annuliez.",
  link: "Lien de la borne",
  copy: "Copier le lien",
  openHere: "L’ouvrir ici",
  showCode: "Afficher en code QR",
  code: "Code QR qui ouvre la borne",
  done: "Je l’ai",
  end: "Annuler",
  endNamed: (label) => `Annuler ${label}`,
  endAsk: {
    title: "Annuler cette borne ?",
    about:
      "Son lien n’ouvre plus rien désormais. Ce que la tablette n’a pas encore envoyé n’est plus accepté ; ce qu’elle a envoyé reste.",
    action: "Annuler la borne",
  },
  ended: "La borne est annulée.",
  full: "Il ne peut pas y avoir plus de bornes. Annulez-en une pour en créer une autre.",
  failed: "Les bornes n’ont pas pu être chargées",
  failedAct: "La borne n’a pas pu être modifiée.",
};
