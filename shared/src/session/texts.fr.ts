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
    denied:
      "La localisation est bloquée pour ce site. Autorisez-la dans les réglages du navigateur pour ce site : l’effet est immédiat.",
    withheld:
      "Le navigateur n’a pas donné votre position. Réessayez, ou autorisez-la dans les réglages du navigateur pour ce site.",
    notFound:
      "Votre position n’a pas pu être trouvée. Vérifiez que la localisation est activée dans les réglages de l’appareil, puis réessayez.",
    timedOut:
      "La recherche de votre position a pris trop de temps. Veuillez réessayer.",
  },
};
