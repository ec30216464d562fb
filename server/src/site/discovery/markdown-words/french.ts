import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Clos le ${day}.`,
  opens: (day) => `Ouvre le ${day}.`,
  open: (day) => `Ouvert jusqu’au ${day}.`,
  openOr: (day, quota) =>
    `Ouvert jusqu’au ${day}, ou jusqu’à ${quota} réponses.`,
  counts: (responses, posts) => `Réponses : ${responses}. Messages : ${posts}.`,
  named: (name, country) => `Lieu : ${name}, ${country}.`,
  point: "Lieu : un carré d’environ 1 km, sans nom.",
  scope: {
    first: (km) => `Montré d’abord aux personnes à moins de ${km} km.`,
    only: (km) => `Listé seulement pour les personnes à moins de ${km} km.`,
    answer: (km) => `Réservé aux réponses des personnes à moins de ${km} km.`,
  },
  counted: {
    rings:
      "La provenance des réponses est comptée chez celles et ceux qui l’acceptent : ici et ailleurs.",
    map: "La provenance des réponses est comptée chez celles et ceux qui l’acceptent : sur une carte.",
  },
  answer: (address) => `Répondre sur <${address}>.`,
  read: (address) => `Lire la suite sur <${address}>.`,
  questions: "Questions",
};
