/**
 * Length of a text in Unicode code points: the unit of every text limit. JSON
 * Schema's `maxLength` uses it, too; `String.length` and the `maxlength` of
 * HTML do not, and must not be used for limits.
 */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * Cuts the text to `max` code points. A character that people see as one is
 * kept complete or left out.
 */
export function clipText(text: string, max: number): string {
  // A code point has at most two units, so this has one code point too many if
  // the text has.
  const start = text.slice(0, 2 * (max + 1));
  const points = [...start];
  if (points.length <= max) return text;
  const end = points.slice(0, max).join("").length;
  return start.slice(0, startOfCharacter(start, end));
}

/**
 * Where the character, as people see it, at this index starts; the index itself
 * in Firefox before version 125. Splitting the whole text costs a second for
 * 50,000 characters.
 */
function startOfCharacter(text: string, index: number): number {
  if (!("Segmenter" in Intl)) return index;
  return new Intl.Segmenter().segment(text).containing(index)?.index ?? index;
}

/** The text if it has at most `max` code points, otherwise three fewer and an ellipsis. */
export function truncate(text: string, max: number): string {
  return clipText(text, max) === text
    ? text
    : `${clipText(text, max - 3).trimEnd()}…`;
}

// Unicode classifies the blanks of Braille and of music as visible.
const seen = /[^\s\p{DI}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]/u;

/** The text without the space around it; empty if nothing of it is visible. */
export function trimText(text: string): string {
  return seen.test(text) ? text.trim() : "";
}
