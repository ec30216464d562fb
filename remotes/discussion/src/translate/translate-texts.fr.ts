import type { Words } from "@nearsay/core/domain";
import type { translateTexts as english } from "./translate-texts.ts";

export const translateTexts: Words<typeof english> = {
  translate: "Traduire",
  busy: "Traduction",
  original: "Voir l’original",
  done: "Traduit par votre navigateur.",
  failed: "Votre navigateur n’a pas pu traduire ce texte.",
};
