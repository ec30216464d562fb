import { formatCount, plural } from "../../domain/index.ts";
import type { Words } from "../../domain/words.ts";
import type { languageTexts as english } from "./language-texts.ts";

export const languageTexts: Words<typeof english> = {
  label: "Idioma de las preguntas",
  missing: (count, original) =>
    plural(count, {
      one: `1 texto no está traducido y aparece en el original: ${original}.`,
      other: `${formatCount(count)} textos no están traducidos y aparecen en el original: ${original}.`,
    }),
};
