import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const reviewLead: Words<typeof english.reviewLead> =
  "Einen Ort, eine Veranstaltung oder einen Dienst bewerten, und eine Umfrage daraus machen, um zu hören, was andere denken.";

export const reviewProblems: Words<typeof english.reviewProblems> = {
  rating: "Bitte Sterne vergeben.",
  tooShort: (least) =>
    `Bitte mindestens ${formatCount(least)} Zeichen eingeben.`,
  tooLong: (most) =>
    `Der Kommentar ist länger als ${formatCount(most)} Zeichen.`,
};
