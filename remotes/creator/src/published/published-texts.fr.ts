import type { Words } from "@nearsay/core/domain";
import type { publishedTexts as english } from "./published-texts.ts";

export const publishedTexts: Words<typeof english> = {
  title: "Publié. Il est à vous maintenant",
  answer: "Pour tout le monde",
  answerHint: "Toute personne qui l’ouvre peut répondre.",
  codeHint: "Le code d’accès lui sera demandé.",
  own: "Pour vous seul",
  ownHint:
    "Avec ce lien, vous pouvez modifier, fermer ou supprimer le sondage, où que vous soyez. C’est le seul chemin de retour depuis un autre appareil : personne ne peut vous l’envoyer à nouveau.",
  kept: "Ce navigateur le garde sous <list>Vos sondages</list>.",
  notKept:
    "Ce navigateur ne peut pas le garder. Copiez-le ou enregistrez-le avant de quitter cette page.",
  desk: "Ouvrir la gestion",
};
