import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  tooShort: "Indiquez brièvement le motif (au moins 3 caractères).",
  readOnly:
    "Pour participer, activez l’identifiant anonyme sur la page « Identifiant anonyme ».",
  readOnlyButton: "Activer l’identifiant anonyme pour envoyer",
  enable: "Activer et signaler",
  sending: "Envoi en cours…",
  cancel: "Annuler",
};
