import { formatCount, plural } from "../../domain/index.ts";
import type { Words } from "../../domain/words.ts";
import type { languageTexts as english } from "./language-texts.ts";

export const languageTexts: Words<typeof english> = {
  label: "Langue des questions",
  missing: (count, original) =>
    plural(count, {
      one: `1 texte n’est pas traduit et reste dans la langue d’origine\u202f: ${original}.`,
      other: `${formatCount(count)} textes ne sont pas traduits et restent dans la langue d’origine\u202f: ${original}.`,
    }),
};
