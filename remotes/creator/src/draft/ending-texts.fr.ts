import type { Words } from "@nearsay/core/domain";
import type * as english from "./ending-texts.ts";

export const endingTexts: Words<typeof english.endingTexts> = {
  heading: "Ouverture, places et derniers mots",
  opensAt: "Ouvre le",
  opensAtHint: "Vide : tout de suite.",
  quota: "Fermer après ce nombre de réponses",
  quotaHint:
    "Vide : seule l’heure le ferme. La dernière réponse possible ferme le sondage.",
  closedMessage: "Message après la fermeture",
  thanksMessage: "Message après le remerciement",
  messageHint: "Toute personne qui voit les questions peut le lire.",
  thanksLink: "Adresse après le remerciement",
  thanksLinkHint:
    "Une adresse https. Elle est affichée et ne s’ouvre qu’à la main ; rien n’est transmis sur la personne.",
  problems: {
    quota: "Indiquez un nombre entier de réponses, par exemple 200.",
    opensLate: "Le sondage doit ouvrir avant de fermer.",
    link: "Indiquez une adresse qui commence par https://, sans nom d’utilisateur ni port.",
  },
};
