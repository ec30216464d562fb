import { inLocale, language } from "./locale.ts";

const segmenter = inLocale(
  () => new Intl.Segmenter(language, { granularity: "sentence" }),
);

/** Where a sentence begins with a number, which a segmenter takes for the rest of an abbreviation. */
const beforeNumber =
  /(?<=(?:\p{L}{2}|[%)”])\.)(?<!\b(?:no|nr|vs|fig|ca|approx|max|min|avg|est|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.)\s+(?=\d)/iu;

/** The sentences of a text, without the bullet marks a model may have put before them. */
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

/** A number, after what people wrote where that is set apart from the sentence around it. */
const numberPattern =
  /\u2068[^\u2069]*\u2069|(?<number>(?<![\p{L}\p{N}])[+−-]?\d+(?:[.,]\d+)*(?:\s?%)?(?![\p{L}\p{N}]))/gu;

/** A text cut at its numbers, which keep their sign and percent sign. Joined, the parts are the text. */
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
