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

const end = "(?![\\p{L}\\p{M}\\p{N}])";

/** Like startsWith, but an elided word such as "qu'" may precede a letter. */
export function startsClause(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})(?:${end}|(?<=['’]))`, "iu");
}

/**
 * Finds what a sentence asks after "We would like to know", "Please say:" or
 * "I am curious about"; null without such words.
 * @param leads Words after which a clause or a colon follows.
 * @param about Words after which topics follow, or one subject and a colon.
 * @param clause The beginning of such a clause.
 */
export function askedAfter(
  leads: string,
  about: string,
  clause: string,
): (sentence: string) => string | null {
  const lead = new RegExp(
    `^.*?(?<![\\p{L}\\p{M}\\p{N}])(?:(?:${about})\\s(?![^:]*:\\s)|(?:${leads})${end}(?:[,،\\s]+[^\\s,:،]+){0,4}?(?:\\s?:\\s+|[,،\\s]+(?=(?:${clause})(?:${end}|(?<=['’])))))`,
    "isu",
  );
  return (sentence) => {
    const before = lead.exec(sentence)?.[0];
    return before === undefined ? null : sentence.slice(before.length);
  };
}
