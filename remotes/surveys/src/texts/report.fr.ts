import type { Words } from "@nearsay/core/domain";
import type * as english from "./report.ts";

export const report: Words<typeof english.report> = {
  title: "Signaler le sondage",
  about: "Assez de signalements masquent un sondage pour tout le monde.",
  reason: "Quel est le problème avec ce sondage ?",
  submit: "Envoyer le signalement",
  notLoaded: "Le formulaire de signalement n’a pas pu être chargé.",
  failed: "Le sondage n’a pas pu être signalé.",
  thanks: "Merci. Votre signalement est arrivé.",
};
