import type * as english from "./results-texts.ts";
import type { Words } from "./words.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  inGroups: (first, group) =>
    `Sonuçlar ${first} yanıttan itibaren, en az ${group} yanıtlık gruplar hâlinde gösterilir; hiçbir zaman tek tek değil.`,
};
