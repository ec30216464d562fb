import type * as english from "./results-texts.ts";
import type { Words } from "./words.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  inGroups: (first, group) =>
    `Les résultats s’affichent à partir de ${first} réponses, par groupes d’au moins ${group}, jamais une par une.`,
};
