import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-foot.ts";

export const surveyFoot: Words<typeof english.surveyFoot> = {
  afterwards: "Voyez ce que d’autres ont répondu, ou dites-en plus.",
  afterwardsLater: {
    meanwhile: "D’ici là, dites-en plus.",
    closing: (date) =>
      `Les résultats paraissent à la clôture du sondage${date && `, le ${date}`}. D’ici là, dites-en plus.`,
    never:
      "Trop peu de personnes ont répondu pour montrer des résultats sans trahir de qui ils viennent. Dites-en plus tout de même.",
  },
  others: "Ce que d’autres disent",
};
