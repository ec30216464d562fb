import { formatCount, plural } from "../../domain/index.ts";
import type { Words } from "../../domain/words.ts";
import type { languageTexts as english } from "./language-texts.ts";

export const languageTexts: Words<typeof english> = {
  label: "Soruların dili",
  missing: (count, original) =>
    plural(count, {
      other: `${formatCount(count)} metin çevrilmemiş, özgün dilinde duruyor: ${original}.`,
    }),
};
