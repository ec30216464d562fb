import type * as english from "./results-texts.ts";
import type { Words } from "./words.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  inGroups: (first, group) =>
    `Ergebnisse erscheinen ab ${first} Antworten, in Gruppen von mindestens ${group}, nie einzeln.`,
};
