import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  rating: "Votre note",
  ratingHint: "Les flèches la changent, 0 l’efface.",
  stars: (count) =>
    plural(count, {
      one: `${formatCount(count)} étoile`,
      other: `${formatCount(count)} étoiles`,
    }),
  noRating: "Pas encore de note",
  clear: "Effacer la note",
  comment: "Votre commentaire",
  commentHint: "Qu’est-ce qui était bien, qu’est-ce qui ne l’était pas ?",
  counter: (used, max) => `${used}/${max}`,
  submit: "Envoyer l’avis",
  submitting: "Envoi en cours…",
  failed: "Un problème est survenu à l’envoi de votre avis.",
  thanks: "Merci pour votre avis !",
  notSent:
    "Il n’a été ni publié ni envoyé à personne. Pour savoir ce que pensent les gens près de chez vous, faites-en un sondage : le brouillon part de votre commentaire.",
  toSurvey: "Faire de cet avis un sondage",
  another: "Écrire un autre avis",
};
