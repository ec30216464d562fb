import { fold, words } from "../../base/text/words.ts";

/** Maximum length of a word, in characters; the rest does not help to distinguish words. */
const lengthMax = 40;

const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/**
 * Letters with an addition that Unicode does not decompose, and the plain
 * letters that replace them.
 */
const plain: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};
const decorated = new RegExp(`[${Object.keys(plain).join("")}]`, "g");

/**
 * The words of a text in the form in which searches compare them, in order:
 * lower case, without accents, split at apostrophes and hyphens.
 */
export function searchWords(text: string): string[] {
  return words(fold(text)).flatMap(toPieces);
}

function toPieces(word: string): string[] {
  return word
    .normalize("NFD")
    .replace(accents, "")
    .normalize("NFKC")
    .replace(decorated, (letter) => plain[letter] ?? letter)
    .split(/['-]/)
    .filter((piece) => piece !== "")
    .map((piece) => Array.from(piece).slice(0, lengthMax).join(""));
}
