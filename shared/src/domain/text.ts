/**
 * How long a text is, in Unicode code points: the one measure of every limit of
 * texts. JSON Schema's `maxLength` counts so too; `String.length` and the
 * `maxlength` of HTML do not, and are not to be used for limits.
 */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The text cut to `max` code points. A character that people see as one is kept whole or left out. */
export function clipText(text: string, max: number): string {
  // Two units make a code point at most, so this has one too many where the text has.
  const start = text.slice(0, 2 * (max + 1));
  if (lengthOf(start) <= max) return text;
  let kept = "";
  let room = max;
  for (const character of charactersOf(start)) {
    room -= lengthOf(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/** As people see them. Firefox tells them apart from version 125 on. */
function charactersOf(text: string): string[] {
  return "Segmenter" in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : [...text];
}

/** The text where it has no more than `max` code points, else three fewer and an ellipsis. */
export function truncate(text: string, max: number): string {
  return clipText(text, max) === text
    ? text
    : `${clipText(text, max - 3).trimEnd()}…`;
}

// Unicode counts the blanks of Braille and of music as signs that are drawn.
const seen = /[^\s\p{DI}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]/u;

/** The text without the space around it; empty where nothing of it can be seen. */
export function trimText(text: string): string {
  return seen.test(text) ? text.trim() : "";
}
