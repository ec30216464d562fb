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
  fixed: "Le lieu et le rayon ne peuvent plus changer après la publication.",
};
