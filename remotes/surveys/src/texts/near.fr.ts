import type { Words } from "@nearsay/core/domain";
import type { near as english } from "./near.ts";

export const near: Words<typeof english> = {
  within: (km) =>
    `Seules les personnes à moins de ${km} km de son lieu peuvent répondre.`,
  ask: "Autorisez votre position pour répondre. Elle est comparée par carrés d’environ 1 km et n’est pas conservée avec vos réponses.",
  button: "Utiliser ma position",
  asking: "Question posée au navigateur…",
  near: "Vous êtes assez proche pour répondre.",
  far: "Vous êtes trop loin pour répondre.",
  proof:
    "Un navigateur peut prétendre être n’importe où : la proximité est demandée, pas prouvée.",
  elsewhere:
    "Cette page ne sait pas où vous êtes : on ne peut donc pas répondre ici. Ouvrez le sondage sur sa propre page.",
};
