import type * as english from "./results-texts.ts";
import type { Words } from "./words.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  inGroups: (first, group) =>
    `Результати з’являються від ${first} відповідей, групами щонайменше по ${group}, ніколи поодинці.`,
};
