import { inLocale, language } from "./locale.ts";

const segmenter = inLocale(
  () => new Intl.Segmenter(language(), { granularity: "sentence" }),
);

/** Start of a sentence with a number, which a segmenter treats as the rest of an abbreviation. */
const beforeNumber =
  /(?<=(?:\p{L}{2}|[%)”])\.)(?<!\b(?:no|nr|vs|fig|ca|approx|max|min|avg|est|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.)\s+(?=\d)/iu;

/** The sentences of a text, without bullets that a model may have added. */
export function splitSentences(text: string): string[] {
  return [...segmenter().segment(text)]
    .flatMap(({ segment }) => segment.split(beforeNumber))
    .map((sentence) => sentence.replace(/^\s*[-*•–]\s+/u, "").trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export interface TextPart {
  text: string;
  isNumber: boolean;
}

/** A number, after any isolated quotation of an answer. */
const numberPattern =
  /\u2068[^\u2069]*\u2069|(?<number>(?<![\p{L}\p{N}])[+−-]?\d+(?:[.,]\d+)*(?:\s?%)?(?![\p{L}\p{N}]))/gu;

/**
 * Splits a text at its numbers, which keep their sign and percent sign. The
 * joined parts equal the text.
 */
export function splitNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(numberPattern)) {
    if (match.groups?.number === undefined) continue;
    parts.push({ text: text.slice(end, match.index), isNumber: false });
    parts.push({ text: match[0], isNumber: true });
    end = match.index + match[0].length;
  }
  parts.push({ text: text.slice(end), isNumber: false });
  return parts.filter((part) => part.text !== "");
}
