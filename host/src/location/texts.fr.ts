import type { Words } from "@nearsay/core/domain";
import type { locationTexts as english } from "./texts.ts";

export const locationTexts: Words<typeof english> = {
  title: "Activer la localisation",
  description:
    "Avec votre position approximative, les sondages et messages proches de vous viennent d’abord. Elle est arrondie à un kilomètre environ avant d’être comparée à quoi que ce soit.",
  enable: "Activer la localisation",
  requesting: "Demande en cours…",
  cancel: "Annuler",
  status: {
    checking: "Vérification de l’autorisation de localisation.",
    idle: "La localisation est désactivée.",
    requesting: "En attente de votre réponse à la question du navigateur.",
    granted: "La localisation est activée.",
  },
};
