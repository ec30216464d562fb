/** A line of a description. */
export interface Line {
  text: string;
  /** What it begins with if it belongs to a list: numbers, letters or signs. */
  mark: string | null;
}

const numbered = /^\s*(?:(?:q|f|p|s)?\(?\d{1,2}[.):]|#\d{1,2})\s+(?=\S)/i;
const marks: readonly [string, RegExp][] = [
  ["number", numbered],
  ["letter", /^\s*\(?[a-z][.)]\s+(?=\S)/i],
  ["sign", /^\s*[-*•–—▪·✓]\s+(?=\S)/],
];
const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The lines of a text that are not empty; splits a list that was numbered within one line. */
export function linesOf(text: string): Line[] {
  const lines = withoutMarkup(text).split(/\n+/);
  const isList = lines.filter((line) => numbered.test(line)).length > 1;
  return (isList ? lines : lines.flatMap(splitNumbered))
    .map(readMark)
    .filter((line) => line.text !== "");
}

function readMark(line: string): Line {
  const [mark, pattern] = marks.find(([, begins]) => begins.test(line)) ?? [];
  const text = pattern === undefined ? line : line.replace(pattern, "");
  return { text: text.trim(), mark: mark ?? null };
}

function splitNumbered(line: string): string[] {
  return /(?:^|\s)\(?1[.)]\s.*[\p{P}]\s+\(?2[.)]\s/u.test(line)
    ? line.split(/\s+(?=\(?\d{1,2}[.)]\s)/)
    : [line];
}

function withoutMarkup(text: string): string {
  const plain = text
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "\n")
    .replace(/<li\b[^<>]*>/gi, "\n- ")
    .replace(/<\/?[a-z][^<>]*>/gi, "\n");
  return plain.trim() === "" ? text : plain;
}

// Authors in a hurry begin sentences without a capital; short words before a
// full stop may be abbreviations.
const hurried =
  /(?<=(?:\p{L}{4}|\d(?:th|st|nd|rd))[.!]|[?？؟]|!!)\s+(?=\p{L}|[¿¡])/u;

const months =
  /^(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\p{L}*/iu;

/** Rejoins dates such as "on 21. June", in which the full stop does not end a sentence. */
function joinDates(sofar: readonly string[], segment: string): string[] {
  const last = sofar.at(-1) ?? "";
  return /(?<!\d)\d{1,2}\.\s*$/.test(last) && months.test(segment)
    ? [...sofar.slice(0, -1), last + segment]
    : [...sofar, segment];
}

export function sentencesOf(line: string): string[] {
  return Array.from(segmenter.segment(line), ({ segment }) => segment)
    .reduce<string[]>(joinDates, [])
    .flatMap((segment) => segment.split(hurried))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
