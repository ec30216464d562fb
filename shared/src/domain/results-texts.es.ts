import type * as english from "./results-texts.ts";
import type { Words } from "./words.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  inGroups: (first, group) =>
    `Los resultados se muestran a partir de ${first} respuestas, en grupos de al menos ${group}, nunca una a una.`,
};
