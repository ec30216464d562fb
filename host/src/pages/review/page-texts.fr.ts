import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const reviewLead: Words<typeof english.reviewLead> =
  "Notez un lieu, un événement ou un service, et faites-en un sondage si vous voulez savoir ce qu’en pensent les autres.";

export const reviewProblems: Words<typeof english.reviewProblems> = {
  rating: "Veuillez choisir un nombre d’étoiles.",
  tooShort: (least) =>
    `Veuillez saisir au moins ${formatCount(least)} caractères.`,
  tooLong: (most) => `Le commentaire dépasse ${formatCount(most)} caractères.`,
};
