/** Matches any of these as complete words in any script: `\b` only supports English letters. */
export function wholeWords(alternatives: string, place = ""): RegExp {
  return new RegExp(
    `${place}(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`,
    "iu",
  );
}

/** Like wholeWords, at the start of a text, after opening punctuation. */
export function startsWith(alternatives: string): RegExp {
  return wholeWords(alternatives, '^[¿¡"“„«\\s]*');
}
