import { wordsIn } from "../../../base/words-in.ts";
import { words as ar } from "./arabic.ts";
import { words as en } from "./english.ts";
import { words as fr } from "./french.ts";
import { words as de } from "./german.ts";
import { words as es } from "./spanish.ts";
import { words as tr } from "./turkish.ts";
import { words as uk } from "./ukrainian.ts";

/** What stands in the place of a text that is gone or hidden. */
export const insteadWordsIn = wordsIn(en, { ar, de, es, fr, tr, uk });
