import { direction, locale } from "../domain/locale.ts";
import { once } from "../domain/once.ts";
import { truncate } from "../forms/text.ts";
import { quotation as texts } from "#messages";

const graphemes = once(() => new Intl.Segmenter(locale()));

/** Latin letters and punctuation, where every code unit is one character. */
const plain = /^[ -~\u00a0-\u02ff\u2010-\u202f]*$/;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Widths in ems, as in Arial: few fallback fonts are wider. */
const widths: [characters: RegExp, width: number][] = [
  // Direction marks, which Arabic numbers contain.
  [/[\u061c\u200e\u200f\u2066-\u2069]/, 0],
  [wide, 1.05],
  [/[mwMW@%—…]/, 0.9],
  [/[A-Z]/, 0.7],
  [/[fijlrtI .,:;!|'’()[\]-]/, 0.33],
];
const usualWidth = 0.56;

/** Approximate width of a line of text in pixels, where nothing can be measured. */
export function textWidth(text: string, fontSize: number): number {
  const ems = splitCharacters(text).map(
    (character) =>
      widths.find(([characters]) => characters.test(character))?.[1] ??
      usualWidth,
  );
  return ems.reduce((sum, width) => sum + width, 0) * fontSize;
}

/** The lines of a text in `room` pixels; a word that is longer than a line is cut. */
export function wrapText(
  text: string,
  room: number,
  fontSize: number,
): string[] {
  const fits = (line: string) => textWidth(line, fontSize) <= room;
  const words = text.split(/\s+/).filter((word) => word !== "");
  const pieces = words.flatMap((word) =>
    fits(word) ? [word] : joinWhile(fits, splitCharacters(word), ""),
  );
  return joinWhile(fits, pieces, " ");
}

/** The text if it fits in `room` pixels, otherwise its start and an ellipsis. */
export function shortenText(
  text: string,
  room: number,
  fontSize: number,
): string {
  if (textWidth(text, fontSize) <= room) return text;
  const [start = ""] = wrapText(
    text,
    room - textWidth("…", fontSize),
    fontSize,
  );
  return `${start}…`;
}

/** Isolated parts of a text do not affect its direction. */
const setApart = /[\u2066-\u2068][^\u2069]*\u2069/g;

/**
 * Whether a text begins in a right-to-left script; quoted parts at its start
 * may be in another script.
 */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(text.replace(setApart, ""));
}

/**
 * Isolates text within a line of another language; text of the other direction
 * would reorder what follows it.
 */
export function isolate(words: string): string {
  return runsRightToLeft(words) === (direction() === "rtl")
    ? words
    : `\u2068${words}\u2069`;
}

function splitCharacters(text: string): string[] {
  // The first segmenter in a browser takes longer to create than drawing the
  // chart.
  if (plain.test(text)) return [...text];
  return [...graphemes().segment(text)].map(({ segment }) => segment);
}

function joinWhile(
  fits: (line: string) => boolean,
  pieces: readonly string[],
  glue: string,
): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const longer = line === undefined ? piece : line + glue + piece;
    if (line === undefined || !fits(longer)) lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Maximum length of a quotation in a sentence. */
const quotedMax = 60;

/** A respondent's text, as quoted in a sentence. */
export function quote(words: string): string {
  return texts.quoted({ words: isolate(truncate(words, quotedMax)) });
}
