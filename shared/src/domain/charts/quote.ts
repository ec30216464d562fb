import { truncate } from "../text.ts";
import { isolate } from "./text-layout.ts";

/** Characters of what is quoted in a sentence. */
const quotedMax = 60;

/** What people wrote, as a sentence quotes it. */
export function quote(words: string): string {
  return `“${isolate(truncate(words, quotedMax))}”`;
}
