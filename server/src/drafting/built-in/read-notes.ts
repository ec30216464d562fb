import { splitChoices } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";

/** The elements of a description, in their order. */
export type Note =
  | { kind: "question"; text: string; options: string[]; mark: Mark | null }
  | { kind: "list"; lead: string; items: string[] }
  | { kind: "heading"; text: string }
  | { kind: "statement"; text: string };

/** What a line of a list begins with. */
type Mark = "number" | "letter" | "sign";

const numbered = /^\s*(?:(?:q|f|p|s)?\(?\d{1,2}[.):]|#\d{1,2})\s+(?=\S)/i;
const marks: readonly [Mark, RegExp][] = [
  ["number", numbered],
  ["letter", /^\s*\(?[a-z][.)]\s+(?=\S)/i],
  ["sign", /^\s*[-*•–—▪·✓]\s+(?=\S)/],
];
const asks = /[?？؟⸮՞]["'”’»)\]]*$/u;
const leadAndList = /^([^:：]{2,120})[:：]\s+(.+?)[.。]?$/su;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const headingMax = 60;

/** Finds questions, lists and statements in free text. */
export function readNotes(text: string, words: DraftWords): Note[] {
  const notes: Note[] = [];
  for (const line of linesOf(text)) {
    const [mark, pattern] = marks.find(([, begins]) => begins.test(line)) ?? [];
    const item = pattern === undefined ? line : line.replace(pattern, "");
    if (item.trim() === "") continue;
    if (mark !== undefined) addItem(notes, item.trim(), mark, words);
    else addLine(notes, item.trim(), words);
  }
  return notes;
}

/** The lines of a text; splits a list that was numbered within one line. */
function linesOf(text: string): string[] {
  const lines = withoutMarkup(text).split(/\n+/);
  const isList = lines.filter((line) => numbered.test(line)).length > 1;
  return isList ? lines : lines.flatMap(splitNumbered);
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

function addItem(
  notes: Note[],
  item: string,
  mark: Mark,
  words: DraftWords,
): void {
  const last = notes.at(-1);
  const { opens, orders } = words.reads;
  const sibling = last?.kind === "question" && last.mark === mark;
  const isQuestion =
    asks.test(item) || orders.test(item) || sibling || opens.test(item);
  if (isQuestion) {
    notes.push({ kind: "question", text: item, options: [], mark });
  } else if (last?.kind === "question") {
    last.options.push(item);
  } else if (last?.kind === "list") {
    last.items.push(item);
  } else {
    startList(notes, item);
  }
}

/** Starts a list; the line above it is its lead. */
function startList(notes: Note[], item: string): void {
  const last = notes.at(-1);
  const leads =
    last?.kind === "heading" ||
    (last?.kind === "statement" && /[:：]$/.test(last.text));
  if (leads) notes.pop();
  const lead = leads ? last.text.replace(/[:：]$/, "") : "";
  notes.push({ kind: "list", lead, items: [item] });
}

function addLine(notes: Note[], line: string, words: DraftWords): void {
  const { opens, request, wantsToKnow, orders } = words.reads;
  const isHeading =
    line.length <= headingMax &&
    !/[.!?？؟:,;]/u.test(line) &&
    ![opens, request, wantsToKnow, orders].some((other) => other.test(line));
  if (isHeading) {
    notes.push({ kind: "heading", text: line });
    return;
  }
  for (const sentence of sentencesOf(line)) addSentence(notes, sentence, words);
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

function sentencesOf(line: string): string[] {
  return Array.from(sentences.segment(line), ({ segment }) => segment)
    .reduce<string[]>(joinDates, [])
    .flatMap((segment) => segment.split(hurried))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

function addSentence(notes: Note[], sentence: string, words: DraftWords): void {
  const last = notes.at(-1);
  const options = answersOnly(sentence, words);
  if (options.length > 1 && last?.kind === "question") {
    last.options.push(...options);
  } else if (isAsked(sentence, words)) {
    addQuestions(notes, sentence, words);
  } else {
    const list = readList(sentence, words);
    notes.push(list ?? { kind: "statement", text: sentence });
  }
}

/**
 * Whether the sentence, with or without a question mark, asks the respondents
 * and not the drafter.
 */
function isAsked(sentence: string, words: DraftWords): boolean {
  const { opens, request } = words.reads;
  if (request.test(sentence)) return false;
  const rest = sentence.slice(leadOf(sentence, words).length);
  return asks.test(sentence) || opens.test(rest.replace(joined, ""));
}

/** The beginning of a question that continues the one before. */
const joined = /^(?:and|or|also|und|oder|y|o|et|ou|ve)\s+/iu;
const comma = /,\s+(?:(?:and|und|y|et|ve|also)\s+)?/iu;

/** A sentence with a question mark is one question, or several joined by commas. */
function addQuestions(
  notes: Note[],
  sentence: string,
  words: DraftWords,
): void {
  const lead = leadOf(sentence, words);
  const [first = "", ...more] = splitAtOpenings(
    sentence.slice(lead.length),
    words,
  );
  const introduces = isIntroduction(first, more, words);
  const heading = (introduces ? first : lead).replace(/\s*[:–—-]\s*$/, "");
  if (heading !== "") notes.push({ kind: "heading", text: heading });
  const apart =
    introduces ||
    words.reads.opens.test(first) ||
    words.reads.orders.test(first);
  const asked = introduces
    ? more
    : apart
      ? [first, ...more]
      : [[first, ...more].join(", ")];
  for (const part of asked) {
    const text = withMark(part, words);
    notes.push({ kind: "question", text, options: [], mark: null });
  }
}

/** Whether the first part only introduces what the others ask about. */
function isIntroduction(
  first: string,
  more: readonly string[],
  { reads }: DraftWords,
): boolean {
  if (more.length === 0 || reads.opens.test(first)) return false;
  return reads.plan.test(first) || reads.surveyWord.test(first);
}

/** The prefix "Town hall: " of a question that can stand alone. */
function leadOf(sentence: string, { reads, asks }: DraftWords): string {
  const inMarks = /^[^¿]{2,}(?=¿)/u.exec(sentence)?.[0];
  const [lead = inMarks] =
    /^[^:：?]{2,80}?(?:[:：]|\s[–—-])\s+(?=\S)/u.exec(sentence) ?? [];
  if (lead === undefined || reads.opens.test(lead)) return "";
  const rest = sentence.slice(lead.length);
  const standsAlone =
    /^[¿¡]/.test(rest) ||
    reads.opens.test(rest) ||
    asks.yesNo(rest) ||
    /^[^,]{1,30}\s(?:or|oder|o|ou|ya da)\s[^,]{1,30}\?$/iu.test(rest);
  return standsAlone ? lead : "";
}

function splitAtOpenings(text: string, { reads }: DraftWords): string[] {
  const { opens, orders } = reads;
  const parts: string[] = [];
  let depth = 0;
  for (const piece of text.split(comma)) {
    const apart =
      depth === 0 &&
      parts.length > 0 &&
      (opens.test(piece) || orders.test(piece));
    if (apart || parts.length === 0) parts.push(piece);
    else parts[parts.length - 1] += `, ${piece}`;
    depth +=
      (piece.match(/\(/g)?.length ?? 0) - (piece.match(/\)/g)?.length ?? 0);
  }
  return parts;
}

/** Adds a capital and a question mark if they are missing. */
function withMark(text: string, { reads }: DraftWords): string {
  const trimmed = text
    .trim()
    .replace(joined, "")
    .replace(/[.!,;]+$/u, "");
  const [open = "", first = "", rest = ""] =
    /^([¿¡"“„«\s]*)(.)(.*)$/su.exec(trimmed)?.slice(1) ?? [];
  const whole = `${open}${first.toLocaleUpperCase("en")}${rest}`;
  return asks.test(whole) || reads.orders.test(whole) ? whole : `${whole}?`;
}

/**
 * The answers in "Options: a, b", "(a, b)", "a / b" or "Mon, Tue, Wed" after a
 * question; empty otherwise.
 */
function answersOnly(sentence: string, { reads }: DraftWords): string[] {
  const { answersLead, joins } = reads;
  if (answersLead.test(sentence)) {
    return splitChoices(sentence.replace(answersLead, ""), joins);
  }
  const bracketed = /^\(([^()]+)\)\.?$/u.exec(sentence)?.[1];
  if (bracketed !== undefined) return splitChoices(bracketed, joins);
  if (/^[^/]{1,40}(?:\s+\/\s+[^/]{1,40})+$/u.test(sentence)) {
    return splitChoices(sentence, joins);
  }
  const isList = /^[^,?:;]{1,40}(?:,[^,?:;]{1,41})+$/u.test(sentence);
  const items = isList ? splitChoices(sentence, joins) : [];
  return items.every((item) => item.split(" ").length <= 4) ? items : [];
}

function readList(sentence: string, { reads }: DraftWords): Note | null {
  const [, lead, rest] = leadAndList.exec(sentence) ?? [];
  if (lead === undefined || rest === undefined) return null;
  if (reads.wantsToKnow.test(lead) && reads.clauseStart.test(lead)) return null;
  const items = splitChoices(rest, reads.joins);
  const short = items.every((item) => item.length <= 60);
  const asksOn = items.some(
    (item) => reads.opens.test(item) || reads.clauseStart.test(` ${item}`),
  );
  return items.length > 1 && short && !asksOn
    ? { kind: "list", lead: lead.trim(), items }
    : null;
}
