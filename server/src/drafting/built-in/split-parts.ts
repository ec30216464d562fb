import { orsOf } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";

interface Piece {
  text: string;
  /** What separates it from the piece before. */
  gap: string;
}

/** What is asked, or named first, with the pieces after it that ask nothing. */
interface Group {
  head: Piece;
  asks: boolean;
  rest: Piece[];
}

/** Words that may continue a question: "where do you go, when it rains?" */
const relative =
  /^(?:if|when|where|which|who|ob|wo|si|que|qui|quand|où)(?!\p{L})/iu;

/**
 * Splits "how often you come, whether you cook, the food and what is missing"
 * into what is asked one by one, but not within brackets.
 * @param listed Whether names between commas are topics of their own. Else they
 * belong to the question before.
 */
export function splitParts(
  text: string,
  words: DraftWords,
  listed: boolean,
): string[] {
  const or = new RegExp(`(?:${orsOf(words.reads.joins)})`, "iu");
  const begins = (piece: string) =>
    startsAsking(piece, words) &&
    (listed || words.reads.opens.test(piece) || !relative.test(piece));
  return groupsOf(piecesOf(text, words), begins, or).flatMap((group) =>
    listed ? listTopics(group, words, or) : [whole(group)],
  );
}

function piecesOf(text: string, { reads }: DraftWords): Piece[] {
  const gaps = new RegExp(
    `([,;،؛]\\s+(?:(?:${reads.joins})\\s+)?|\\s+(?:${reads.joins})\\s+)`,
    "iu",
  );
  const pieces: Piece[] = [];
  let depth = 0;
  let gap = "";
  for (const [index, part] of text.split(gaps).entries()) {
    const last = pieces.at(-1);
    if (index % 2 === 1) gap = part;
    else if (last !== undefined && depth > 0) last.text += gap + part;
    else pieces.push({ text: part, gap });
    if (index % 2 === 0) depth += depthOf(part);
  }
  return pieces;
}

function depthOf(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
}

function groupsOf(
  pieces: Piece[],
  begins: (text: string) => boolean,
  or: RegExp,
): Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const asks = !or.test(piece.gap) && begins(piece.text);
    if (last === undefined || asks)
      groups.push({ head: piece, asks, rest: [] });
    else last.rest.push(piece);
  }
  return groups;
}

/** Whether a text begins a question, direct or indirect, or an instruction. */
export function startsAsking(text: string, { reads }: DraftWords): boolean {
  return [reads.opens, reads.clause, reads.orders].some((way) =>
    way.test(text),
  );
}

function whole({ head, rest }: Group): string {
  return rest.reduce((text, piece) => text + piece.gap + piece.text, head.text);
}

/** Only names after a finished clause are topics, not its answers or its end. */
function listTopics(group: Group, { reads }: DraftWords, or: RegExp): string[] {
  const { head, asks, rest } = group;
  const isOneClause =
    /[:：]\s/u.test(head.text) ||
    (reads.capitalNouns && /\s\p{Lu}\S*$/u.test(head.text)) ||
    or.test(rest.at(-1)?.gap ?? "");
  if (asks && isOneClause) return [whole(group)];
  const parts = [head.text];
  for (const { text, gap } of rest) {
    const first = parts.length === 1 && asks && !/[,;،؛]/u.test(gap);
    if (first || or.test(gap)) parts[parts.length - 1] += gap + text;
    else parts.push(text);
  }
  return parts;
}

/**
 * What a sentence asks after words such as "let us know", from its first clause on
 * if it lists several, or as topics after "opinions on"; null if it asks nothing.
 */
export function askedIn(sentence: string, words: DraftWords): string | null {
  const { asked, clause } = words.reads;
  const told = asked(sentence);
  if (told !== null) return told;
  const from = restsOf(sentence).find((rest) => clause.test(rest));
  const isListed =
    from !== undefined &&
    splitParts(from, words, true).filter((part) => clause.test(part)).length >
      1;
  return isListed ? from : topicsIn(sentence, words);
}

/** Fewer topics may be one subject. */
const topicsMin = 3;

/** The list after "opinions on" and the like. */
function topicsIn(sentence: string, words: DraftWords): string | null {
  const { surveyWord, beforeTopic } = words.reads;
  const named = surveyWord.exec(sentence);
  if (named === null) return null;
  const start = named.index + named[0].length;
  const [first = ""] = sentence.slice(start).split(/[,;:]/u);
  const topic = restsOf(first).findLast((rest) => beforeTopic.test(rest));
  if (topic === undefined) return null;
  const list = sentence.slice(start + first.length - topic.length);
  return splitParts(list, words, true).length < topicsMin ? null : list;
}

/** Characters in which the first question is looked for. */
const searchedMax = 300;

/** A sentence from each of its first words on. */
function restsOf(sentence: string): string[] {
  const starts = sentence
    .slice(0, searchedMax)
    .matchAll(/(?<=^|[\s,،])(?=\p{L})/gu);
  return Array.from(starts, ({ index }) => sentence.slice(index));
}
