import { createRequire } from "node:module";
import path from "node:path";

/** A font file and the ranges of letters that it contains, as its package states. */
export interface Face {
  family: string;
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** A part of a text that is drawn in one font. */
export interface Run {
  family: string;
  text: string;
}

const require = createRequire(path.join(import.meta.dirname, "faces.js"));

/** The fonts of the site's titles (serif), and of all other text. */
export const sansFaces = facesOf("source-sans-3", "wght");
export const serifFaces = [...facesOf("fraunces", "standard"), ...sansFaces];

function facesOf(name: string, axes: string): Face[] {
  const folder = `@fontsource-variable/${name}`;
  const subsets = require(`${folder}/unicode.json`) as Record<string, string>;
  return Object.entries(subsets).map(([subset, ranges]) => ({
    family: `${name} ${subset}`,
    file: require.resolve(
      `${folder}/files/${name}-${subset}-${axes}-normal.woff2`,
    ),
    ranges: ranges.split(",").map(readRange),
  }));
}

/** Reads `U+0102-0103`, or `U+20AB`. */
function readRange(text: string): readonly [number, number] {
  const [first = "", last = first] = text.replace("U+", "").split("-");
  return [parseInt(first, 16), parseInt(last, 16)];
}

/**
 * Assigns a font to each part of a text. Fonts are chosen by letter, as in
 * browsers: a font that is used for letters it does not contain misplaces
 * accents. Null if no font contains a letter.
 */
export function runsOf(text: string, faces: readonly Face[]): Run[] | null {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const run = runs.at(-1);
    const family = familyOf(letter, faces, run);
    if (family === undefined) return null;
    if (run?.family === family) run.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
}

/** Spaces and marks use the font of the letter before. */
function familyOf(letter: string, faces: readonly Face[], before?: Run) {
  if (before && /[\s\p{M}]/u.test(letter)) return before.family;
  const code = letter.codePointAt(0) ?? 0;
  const face = faces.find(({ ranges }) =>
    ranges.some(([first, last]) => code >= first && code <= last),
  );
  return face?.family;
}

const pictographs =
  /\s*(?![©®™])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3)/gu;

/**
 * Removes pictographs, which no font contains and which are not needed to
 * understand a question.
 */
export function withoutPictographs(text: string): string {
  return text.replace(pictographs, "").replace(/\s+/g, " ").trim();
}
