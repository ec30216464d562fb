import { wholeWords } from "../languages/whole-words.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  anyOf,
  degree,
  grade,
  often,
  oneOf,
  open,
  people,
  yesNo,
} from "./template-words.ts";

export const fr: Record<TemplateTopic, TemplateWords> = {
  street: {
    name: "Rue",
    mentions: wholeWords("rues?|quartier|circulation"),
    title: "Notre rue",
    asks: [
      ["Notre rue vous paraît-elle sûre ?", degree],
      [
        "Que faudrait-il améliorer ?",
        anyOf(
          "Vitesse des voitures, Stationnement, Trottoirs, Éclairage, Arbres et verdure, Bruit",
        ),
      ],
      ["Que feriez-vous en premier ?", open],
    ],
  },
  event: {
    name: "Événement",
    mentions: wholeWords("événements?|évènements?|fêtes?"),
    title: "Notre prochain événement",
    asks: [
      ["Viendriez-vous ?", yesNo],
      ["Combien de personnes viendraient avec vous ?", people],
      ["Qu’aimeriez-vous y voir ou y faire ?", open],
    ],
  },
  school: {
    name: "École",
    mentions: wholeWords("écoles?|crèche|classe|collège"),
    title: "Notre école",
    asks: [
      ["Êtes-vous satisfait de notre école ?", degree],
      [
        "Qu’est-ce qui compte le plus en ce moment ?",
        oneOf(
          "Cours, Cantine, Bâtiments et salles, Sécurité, Chemin de l’école, Échanges avec les parents",
        ),
      ],
      ["Que faudrait-il changer ?", open],
    ],
  },
  shop: {
    name: "Magasin",
    mentions: wholeWords("magasins?|boutique|boulangerie|café|clients"),
    title: "Notre magasin",
    asks: [
      ["À quelle fréquence venez-vous ?", often],
      ["Comment trouvez-vous notre accueil ?", grade],
      ["Que vous manque-t-il dans notre magasin ?", open],
    ],
  },
  product: {
    name: "Produit",
    mentions: wholeWords("produits?|appli|application|site|service"),
    title: "Votre avis sur notre produit",
    asks: [
      ["En êtes-vous satisfait ?", degree],
      ["Le recommanderiez-vous ?", yesNo],
      ["Que lui manque-t-il ?", open],
    ],
  },
  meeting: {
    name: "Date de réunion",
    mentions: wholeWords("réunions?|rendez-vous|assemblée"),
    title: "Quand nous réunissons-nous ?",
    asks: [
      [
        "Quels jours vous conviennent ?",
        anyOf("Lundi, Mardi, Mercredi, Jeudi, Vendredi, Samedi, Dimanche"),
      ],
      ["À quel moment de la journée ?", anyOf("Matin, Après-midi, Soir")],
      ["De quoi devrions-nous parler ?", open],
    ],
  },
};
