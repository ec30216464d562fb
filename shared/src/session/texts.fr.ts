import type { Words } from "../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  consent: {
    loadFailed: "Le consentement n’a pas pu être chargé.",
    updateFailed: "Le consentement n’a pas pu être modifié.",
  },
  location: {
    promptDisabled: "La demande de localisation est désactivée.",
    noNavigator: "Il n’y a pas de navigateur ici.",
    unsupported: "Ce navigateur ne donne pas la localisation.",
  },
};
