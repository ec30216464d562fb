/**
 * Letters that people treat as a variant of a plain letter, but that Unicode
 * does not decompose.
 */
const apart: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ə: "e",
  ħ: "h",
};

/**
 * The name in the form in which names are compared: without accents, capitals,
 * hyphens and apostrophes.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßłøđðþæœıəħ]/g, (letter) => apart[letter] ?? letter)
    .replace(/['’‘ʼʻ`.]/g, "")
    .replace(/[\s\-–]+/g, " ")
    .trim();
}
