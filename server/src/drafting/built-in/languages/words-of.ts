import { ar } from "./ar.ts";
import { de } from "./de.ts";
import type { DraftLanguage } from "./draft-language.ts";
import type { DraftWords } from "./draft-words.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";

export const wordsOf: Record<DraftLanguage, DraftWords> = {
  en,
  de,
  es,
  fr,
  tr,
  uk,
  ar,
};
