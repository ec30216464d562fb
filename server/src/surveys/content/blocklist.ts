/** Returns whether a text contains a word or phrase of the list. */
export type Blocklist = (text: string) => boolean;

// These scripts are written without spaces between words, so an entry can begin
// at any character.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Shorter entries would match too many texts that are spelled out letter by letter. */
const spelledMin = 3;

/**
 * The list has one word or phrase per line; empty lines and lines that begin
 * with # are skipped.
 */
export function createBlocklist(list: string): Blocklist {
  const entries = readEntries(list);
  const phrases = new Set(entries.map((words) => words.join(" ")));
  const longest = Math.max(0, ...entries.map((words) => words.length));
  const solid = new Set(entries.map((words) => words.join("")));
  const anywhere = [...solid].filter((entry) => unspaced.test(entry));
  const spelled = [...solid].filter((entry) => entry.length >= spelledMin);
  return (text) => {
    const folded = foldText(text);
    const words = wordsOf(folded);
    return (
      holdsPhrase(words, phrases, longest) ||
      chunksOf(folded).some((chunk) => solid.has(chunk)) ||
      spelledOut(words).some((run) => holdsAny(run, spelled)) ||
      holdsAny(words.join(""), anywhere)
    );
  };
}

function readEntries(list: string): string[][] {
  return list
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith("#"))
    .map((line) => wordsOf(foldText(line)))
    .filter((words) => words.length > 0);
}

/** Whether up to `longest` consecutive words are a phrase of the list. */
function holdsPhrase(
  words: string[],
  phrases: Set<string>,
  longest: number,
): boolean {
  return words.some((_word, start) => {
    const following = words.slice(start, start + longest);
    return following.some((_last, index) =>
      phrases.has(following.slice(0, index + 1).join(" ")),
    );
  });
}

function holdsAny(text: string, entries: readonly string[]): boolean {
  return text !== "" && entries.some((entry) => text.includes(entry));
}

// Accents and similar characters, which have no script of their own. Vowel
// signs of Indic scripts do have one and remain.
const marks = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Removes differences that do not make another word for a reader: case,
 * accents, character widths and invisible characters.
 */
function foldText(text: string): string {
  return text.normalize("NFKD").replace(marks, "").toUpperCase();
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The text split at spaces, with the signs inside each chunk removed: "ba-d" is one word. */
function chunksOf(folded: string): string[] {
  return folded.split(/\s+/u).map((chunk) => wordsOf(chunk).join(""));
}

/** Words that are spelled out letter by letter, as in "b a d" or "b.a.d". */
function spelledOut(words: readonly string[]): string[] {
  const runs = [""];
  for (const word of words) {
    if ([...word].length === 1) runs.push((runs.pop() ?? "") + word);
    else if (runs.at(-1) !== "") runs.push("");
  }
  return runs.filter((run) => [...run].length > 1);
}
