import { wordsIn } from "../../base/words-in.ts";
import { texts as ar } from "./arabic.ts";
import { texts as en } from "./english.ts";
import { texts as fr } from "./french.ts";
import { texts as de } from "./german.ts";
import { texts as es } from "./spanish.ts";
import { texts as tr } from "./turkish.ts";
import { texts as uk } from "./ukrainian.ts";

export const kindWordsIn = wordsIn(en, { ar, de, es, fr, tr, uk });
