import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Compter où je suis",
  countedAs: {
    here: "Compté comme : ici. Rien d’autre de votre lieu n’est gardé.",
    near: "Compté comme : à moins de 10 km. Rien d’autre de votre lieu n’est gardé.",
    region:
      "Compté comme : à moins de 50 km. Rien d’autre de votre lieu n’est gardé.",
    far: "Compté comme : plus loin. Rien d’autre de votre lieu n’est gardé.",
  },
  inSquare:
    "Compté dans un carré de la carte où se trouvent au moins 10 personnes. D’ici là, votre carré d’environ 1 km est gardé.",
  uncounted: "Votre réponse compte sans lieu.",
  unknown:
    "Ce sondage compte d’où viennent les réponses. La vôtre compte sans lieu, car cette page n’en connaît aucun.",
  enable: "Utiliser ma position approximative",
};
