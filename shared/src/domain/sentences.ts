/** The sentences of a text, without the bullet marks a model may have put before them. */
export function splitSentences(text: string, locale = "en"): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.replace(/^\s*[-*•–]\s+/u, "").trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export interface TextPart {
  text: string;
  isNumber: boolean;
}

const numberPattern =
  /(?<![\p{L}\p{N}])[+−-]?\d+(?:[.,]\d+)*(?:\s?%)?(?![\p{L}\p{N}])/gu;

/** A text cut at its numbers, which keep their sign and percent sign. Joined, the parts are the text. */
export function splitNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(numberPattern)) {
    parts.push({ text: text.slice(end, match.index), isNumber: false });
    parts.push({ text: match[0], isNumber: true });
    end = match.index + match[0].length;
  }
  parts.push({ text: text.slice(end), isNumber: false });
  return parts.filter((part) => part.text !== "");
}
