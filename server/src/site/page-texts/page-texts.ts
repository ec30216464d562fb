import { wordsIn } from "../../base/words-in.ts";
import { texts as ar } from "./arabic.ts";
import { texts as en } from "./english.ts";
import { texts as de } from "./german.ts";

export const pageTextsIn = wordsIn(en, { ar, de });
