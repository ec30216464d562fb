import { formatCount, plural } from "../../domain/index.ts";
import type { Words } from "../../domain/words.ts";
import type { languageTexts as english } from "./language-texts.ts";

export const languageTexts: Words<typeof english> = {
  label: "Sprache der Fragen",
  missing: (count, original) =>
    plural(count, {
      one: `1 Text ist nicht übersetzt und steht im Original: ${original}.`,
      other: `${formatCount(count)} Texte sind nicht übersetzt und stehen im Original: ${original}.`,
    }),
};
