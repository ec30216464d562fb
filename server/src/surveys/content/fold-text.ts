// Accents and the like, which belong to no script of their own; vowel signs of
// Indic scripts do belong to one and stay.
const marks = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without what a reader would not see as another word: case, accents, widths and invisible characters. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(marks, "").toUpperCase();
}

/** Its words, in their order. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** What stands between spaces, with the signs inside taken out: "ba-d" is one word. */
export function chunksOf(folded: string): string[] {
  return folded.split(/\s+/u).map((chunk) => wordsOf(chunk).join(""));
}

/** What is spelled out letter by letter, as in "b a d" or "b.a.d". */
export function spelledOut(words: readonly string[]): string[] {
  const runs = [""];
  for (const word of words) {
    if ([...word].length === 1) runs.push((runs.pop() ?? "") + word);
    else if (runs.at(-1) !== "") runs.push("");
  }
  return runs.filter((run) => [...run].length > 1);
}
