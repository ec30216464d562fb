/** Any of these as whole words of any script: `\b` knows English letters alone. */
export function wholeWords(alternatives: string, place = ""): RegExp {
  return new RegExp(
    `${place}(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`,
    "iu",
  );
}

/** The same at the start of a text, past what opens a question. */
export function startsWith(alternatives: string): RegExp {
  return wholeWords(alternatives, '^[¿¡"“„«\\s]*');
}
