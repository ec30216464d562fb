import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  timeout: "Le serveur a mis trop de temps à répondre.",
  network: "Le serveur est injoignable.",
  unreadable: "La réponse du serveur est illisible.",
  noSurveyToken: "Aucun jeton n’a pu être réservé pour le sondage. Réessayez.",
};

export const sessionTexts: Words<typeof english.sessionTexts> = {
  failed: "L’accès anonyme a échoué.",
  cookiesRefused:
    "L’accès anonyme a échoué : ce navigateur refuse les cookies, nécessaires pour participer. Autorisez-les pour ce site.",
};

export const botCheckTexts: Words<typeof english.botCheckTexts> = {
  unavailable: "Le contrôle anti-robots n’est pas disponible. Réessayez.",
  notLoaded: "Le contrôle anti-robots n’a pas pu être chargé. Réessayez.",
  notReady: "Le contrôle anti-robots n’est pas prêt. Réessayez.",
  noToken: "Le contrôle anti-robots n’a pas abouti. Réessayez.",
};
