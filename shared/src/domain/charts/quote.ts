import { truncate } from "../text.ts";
import { runsRightToLeft } from "./text-layout.ts";

/** Characters of what is quoted in a sentence. */
const quotedMax = 60;

/** What people wrote, as a sentence quotes it. */
export function quote(words: string): string {
  const shown = truncate(words, quotedMax);
  // Isolated, or the numbers after it would change sides.
  return runsRightToLeft(shown) ? `“\u2068${shown}\u2069”` : `“${shown}”`;
}
