import { type Amount, readAmount } from "./amounts.ts";

/** Whether the next option has more answers than the previous one, fewer, or the same number. */
export type Relation = "more" | "fewer" | "level";

/** A piece of a sentence, from which claims are read. */
export type Part =
  | { kind: "option"; place: number }
  | { kind: "amount"; amount: Amount }
  | { kind: "break"; joins: boolean; relation: Relation | null }
  | { kind: "quote" }
  | { kind: "word"; word: string };

const firstMark = 0xe000;
const marks = /[\ue000-\uf8ff]/g;
/** Represents a name that is no option: the survey's, or a question's. */
const otherMark = "\uf8ff";

const relations: [RegExp, Relation][] = [
  [/(?:ahead of|followed by|beats?|outnumbers?)\b/iuy, "fewer"],
  [/(?:behind|trail(?:s|ing)?)\b/iuy, "more"],
  [/(?:level|tied|even|equal) with\b/iuy, "level"],
];
const joiners = /,|(?:and|or|und|oder|et|ou|y|o|e)\b/iuy;
const separators =
  /[;:()–—]|(?:but|while|whilst|whereas|compared (?:to|with)|against|versus|vs)\b/iuy;
const ofAll = /(?:of|among|from) all\b/iuy;
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/uy;
const quoteMark = /["“”„«»]/uy;

/**
 * Splits a sentence into the names and amounts that it contains. Options are
 * numbered by their index in `options`; `others` are names about which nothing
 * is claimed.
 */
export function readParts(
  sentence: string,
  options: readonly string[],
  others: readonly string[] = [],
): Part[] {
  const text = markNames(simplify(sentence), options, others);
  const parts: Part[] = [];
  for (let place = 0; place < text.length;) {
    const { part, end } = readPart(text, place);
    if (part !== null) parts.push(part);
    place = end;
  }
  return parts;
}

/** Removes accents and invisible characters, so that words are what they look like. */
export function simplify(text: string): string {
  return text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
}

interface ReadPart {
  part: Part | null;
  end: number;
}

function readPart(text: string, place: number): ReadPart {
  const code = text.charCodeAt(place);
  if (text[place] === otherMark) return { part: null, end: place + 1 };
  if (code >= firstMark && code < 0xf8ff)
    return {
      part: { kind: "option", place: code - firstMark },
      end: place + 1,
    };
  const read = readBreak(text, place) ?? readWords(text, place);
  return read ?? { part: null, end: place + 1 };
}

function endOf(pattern: RegExp, text: string, place: number): number | null {
  pattern.lastIndex = place;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function readBreak(text: string, place: number): ReadPart | null {
  for (const [pattern, relation] of relations) {
    const end = endOf(pattern, text, place);
    if (end !== null)
      return { part: { kind: "break", joins: false, relation }, end };
  }
  for (const [pattern, joins] of [
    [joiners, true],
    [separators, false],
  ] as const) {
    const end = endOf(pattern, text, place);
    if (end !== null)
      return { part: { kind: "break", joins, relation: null }, end };
  }
  return null;
}

function readWords(text: string, place: number): ReadPart | null {
  const quoted = endOf(quoteMark, text, place);
  if (quoted !== null) return { part: { kind: "quote" }, end: quoted };
  const whole = endOf(ofAll, text, place);
  if (whole !== null) return { part: { kind: "word", word: "of" }, end: whole };
  const amount = readAmount(text, place);
  if (amount !== null)
    return { part: { kind: "amount", amount: amount.amount }, end: amount.end };
  const end = endOf(word, text, place);
  if (end === null) return null;
  return { part: { kind: "word", word: text.slice(place, end) }, end };
}

/** Replaces each name by one character, the longest first. */
function markNames(
  sentence: string,
  options: readonly string[],
  others: readonly string[],
): string {
  const names = [
    ...options.map((name, place) => ({
      name,
      mark: String.fromCharCode(firstMark + place),
    })),
    ...others.map((name) => ({ name, mark: otherMark })),
  ].sort((a, b) => b.name.length - a.name.length);
  return names.reduce(
    (text, { name, mark }) => text.replace(patternOf(name), mark),
    sentence.replace(marks, " "),
  );
}

/**
 * A short name, and one that reads as an amount, matches only in its exact
 * form: "A" is not an article, and "10" is an option only in quotes.
 */
function patternOf(given: string): RegExp {
  const name = simplify(given).trim();
  const inner = name.replace(/[.!?…\s]+$/u, "") || name;
  const text = inner.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  if (inner === "") return /(?!)/u;
  if (readAmount(inner, 0) !== null || !/\p{L}/u.test(inner))
    return new RegExp(`(?<=["“„«])${text}(?=["”“»])`, "gu");
  const flags = inner.length > 2 ? "giu" : "gu";
  return new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, flags);
}
