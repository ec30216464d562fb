import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./card.ts";

export const card: Words<typeof english.card> = {
  responses: (count) => `Réponses ${formatCount(count)}`,
  comments: (count) => `Commentaires ${formatCount(count)}`,
  insights: "Analyses",
  discuss: "Discussion",
  like: "J’aime",
  liked: "Aimé",
  likes: (count) => `J’aime ${formatCount(count)}`,
  likeFailed: "Votre « j’aime » n’a pas pu être enregistré.",
  shareLink: {
    name: "Partager : copier le lien",
    label: "Partager",
    copied: "Lien de partage copié",
  },
  homepageLink: {
    name: "Copier le lien vers l’accueil",
    label: "Accueil",
    copied: "Lien vers l’accueil copié",
  },
  copied: "Copié",
  linkFailed: "Le lien n’a pas pu être créé.",
  copyByHand: "Votre navigateur n’a pas copié le lien. Copiez-le ici :",
  embed: "Intégrer",
  report: "Signaler",
  readOnly:
    "Pour participer, activez l’identifiant anonyme sur la page « Identifiant anonyme ».",
  enableAndLike: "Activer et aimer",
  enableAndCopy: "Activer et copier",
  insightsArea: (title) => `Analyses de ${title}`,
  discussArea: (title) => `Discussion sur ${title}`,
  insightsLoading: "Chargement des analyses",
  discussLoading: "Chargement de la discussion",
};
