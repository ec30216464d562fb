import type { Words } from "@nearsay/core/domain";
import type { deskPlaceTexts as english } from "./desk-place-texts.ts";

export const deskPlaceTexts: Words<typeof english> = {
  named: (name) => `Lieu : ${name}.`,
  point: "Lieu : un carré d’environ 1 km, sans nom.",
  nowhere: "Lieu : nulle part.",
  everyone: "Pour tout le monde.",
  scope: {
    first: (km) => `Montré d’abord aux personnes à moins de ${km} km.`,
    only: (km) => `Listé seulement pour les personnes à moins de ${km} km.`,
    answer: (km) => `Réservé aux réponses des personnes à moins de ${km} km.`,
  },
  counts: {
    none: "La provenance des réponses n’est pas comptée.",
    rings:
      "La provenance des réponses est comptée chez celles et ceux qui l’acceptent : ici et ailleurs.",
    map: "La provenance des réponses est comptée chez celles et ceux qui l’acceptent : sur une carte.",
  },
  fixed: "Cela ne peut plus changer après la publication.",
};
