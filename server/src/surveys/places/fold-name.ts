/** Letters that are one letter with a sign to those who write them, and no such thing to Unicode. */
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

/** A name as it is compared: without accents, capitals, hyphens and apostrophes. */
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
