import { splitChoices } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { isQuestion, withMark, withoutJoin } from "./question-mark.ts";
import { type Line, linesOf, sentencesOf } from "./read-lines.ts";
import { splitParts, startsAsking } from "./split-parts.ts";

/** The elements of a description, in their order. */
export type Note =
  | { kind: "question"; text: string; options: string[] }
  | { kind: "list"; lead: string; items: Item[]; mark: string | null }
  | { kind: "heading"; text: string }
  | { kind: "statement"; text: string };

/** An item of a list, with the answers listed under it. */
export interface Item {
  text: string;
  options: string[];
}

const headingMax = 60;
const salutationWordsMax = 8;

/** Finds questions, lists and statements in free text. */
export function readNotes(text: string, words: DraftWords): Note[] {
  const notes: Note[] = [];
  const lines = linesOf(text);
  for (const [index, line] of lines.entries()) {
    const isAlone = index === 0 && isSalutation(line, lines[1]);
    const last = notes.at(-1);
    const isSigned =
      index === lines.length - 1 &&
      line.mark === null &&
      last?.kind === "list" &&
      !/[.!?؟]$/u.test(line.text);
    if (isAlone || isSigned) continue;
    if (line.mark !== null) addItem(notes, line.text, line.mark, words);
    else addLine(notes, line.text, words);
  }
  return notes;
}

/** A greeting above the rest of the text. */
function isSalutation({ text, mark }: Line, next: Line | undefined): boolean {
  return (
    mark === null &&
    next?.mark === null &&
    /[,،:]$/u.test(text) &&
    text.split(/\s+/).length <= salutationWordsMax
  );
}

/** The question of a note that answers may follow. */
function questionIn(note: Note | undefined): Item | undefined {
  if (note?.kind === "question") return note;
  const item = note?.kind === "list" ? note.items.at(-1) : undefined;
  return item !== undefined && isQuestion(item.text) ? item : undefined;
}

function addItem(
  notes: Note[],
  text: string,
  mark: string,
  words: DraftWords,
): void {
  const last = notes.at(-1);
  const asked = questionIn(last);
  const asks = isQuestion(text) || startsAsking(text, words);
  if (last?.kind === "list" && last.mark === mark)
    last.items.push({ text, options: [] });
  else if (asked !== undefined && !asks) asked.options.push(text);
  else startList(notes, text, mark);
}

/** Starts a list; the line above it is its lead. */
function startList(notes: Note[], text: string, mark: string): void {
  const last = notes.at(-1);
  const leads =
    last?.kind === "heading" ||
    (last?.kind === "statement" && /[:：]$/.test(last.text));
  if (leads) notes.pop();
  const lead = leads ? last.text.replace(/\s*[:：]$/, "") : "";
  notes.push({ kind: "list", lead, items: [{ text, options: [] }], mark });
}

function addLine(notes: Note[], line: string, words: DraftWords): void {
  const { opens, request, tells, orders } = words.reads;
  const isHeading =
    line.length <= headingMax &&
    !/[.!?？؟:,;]/u.test(line) &&
    ![opens, request, tells, orders].some((other) => other.test(line));
  if (isHeading) notes.push({ kind: "heading", text: line });
  else
    for (const sentence of sentencesOf(line))
      addSentence(notes, sentence, words);
}

function addSentence(notes: Note[], sentence: string, words: DraftWords): void {
  const last = notes.at(-1);
  const asked = questionIn(last);
  const options = answersOnly(sentence, words);
  if (options.length > 1 && asked !== undefined) asked.options.push(...options);
  else if (isAsked(sentence, words)) addQuestions(notes, sentence, words);
  else
    notes.push(
      readList(sentence, words) ?? { kind: "statement", text: sentence },
    );
}

/**
 * Whether the sentence, with or without a question mark, asks the respondents
 * and not the drafter.
 */
function isAsked(sentence: string, words: DraftWords): boolean {
  const { reads } = words;
  if (reads.request.test(sentence)) return false;
  const opens = reads.opens.test(withoutJoin(sentence, words));
  return isQuestion(sentence) || (opens && reads.asked(sentence) === null);
}

/** A sentence with a question mark is one question, or several joined by commas. */
function addQuestions(
  notes: Note[],
  sentence: string,
  words: DraftWords,
): void {
  const lead = leadOf(sentence, notes.length === 0, words);
  const [first = "", ...more] = splitParts(
    sentence.slice(lead.length),
    words,
    false,
  );
  const { opens, orders, surveyWord } = words.reads;
  const begins = [/^¿/u, opens, orders].some((way) =>
    way.test(withoutJoin(first, words)),
  );
  const introduces = more.length > 0 && !begins && surveyWord.test(first);
  const heading = (introduces ? first : lead).replace(/\s*[:–—-]?\s*$/, "");
  if (heading !== "") notes.push({ kind: "heading", text: heading });
  const parts = introduces ? more : [first, ...more];
  const asked = begins || introduces ? parts : [sentence.slice(lead.length)];
  const opening = sentence.includes("¿") ? "¿" : "";
  for (const part of asked) {
    const opened = part.includes("¿") ? part : opening + part;
    const text = withMark(opened, words);
    notes.push({ kind: "question", text, options: [] });
  }
}

/**
 * What precedes a question that is complete without it: "We ask: " and, at the
 * beginning of a text, its subject, such as "Town hall: ". A label of one word
 * stays with its question.
 */
function leadOf(
  sentence: string,
  isFirst: boolean,
  { reads, asks }: DraftWords,
): string {
  const inMarks = /^[^¿]{2,}(?=¿)/u.exec(sentence)?.[0];
  const [lead = inMarks] =
    /^[^:：?]{2,80}?(?:\s?[:：]|\s[–—-])\s+(?=\S)/u.exec(sentence) ?? [];
  if (lead === undefined || reads.opens.test(lead)) return "";
  const isSubject = isFirst && /\S\s+\S/u.test(lead.trim());
  const introduces = reads.tells.test(lead) || reads.surveyWord.test(lead);
  if (!isSubject && !introduces) return "";
  const rest = sentence.slice(lead.length);
  const standsAlone =
    introduces ||
    /^[¿¡]/.test(rest) ||
    reads.opens.test(rest) ||
    asks.yesNo(rest) ||
    /^[^,]{1,30}\s(?:or|oder|o|ou|ya da)\s[^,]{1,30}\?$/iu.test(rest);
  return standsAlone ? lead : "";
}

/**
 * The answers in "Options: a, b", "(a, b)", "a / b" or "Mon, Tue, Wed" after a
 * question; empty otherwise.
 */
function answersOnly(sentence: string, { reads }: DraftWords): string[] {
  const { choiceWord, joins } = reads;
  const [, lead = "", rest = ""] = leadAndList.exec(sentence) ?? [];
  if (lead.split(" ").length <= leadWordsMax && choiceWord.test(lead))
    return splitChoices(rest, joins);
  const bracketed = /^\(([^()]+)\)\.?$/u.exec(sentence)?.[1];
  if (bracketed !== undefined) return splitChoices(bracketed, joins);
  if (/^[^/]{1,40}(?:\s+\/\s+[^/]{1,40})+$/u.test(sentence))
    return splitChoices(sentence, joins);
  return isCommaList(sentence, joins, 2) ? splitChoices(sentence, joins) : [];
}

const leadWordsMax = 2;
const wordsMax = 4;

/** Whether a sentence only lists names of a few words. */
function isCommaList(sentence: string, joins: string, least: number): boolean {
  if (!/^[^,?:;]{1,40}(?:,[^,?:;]{1,80})+$/u.test(sentence)) return false;
  const names = splitChoices(sentence, joins);
  return (
    names.length >= least &&
    names.every((name) => name.split(" ").length <= wordsMax)
  );
}

const leadAndList = /^([^:：]{2,120}?)(?:\s?[:：]|\s[–—-])\s+(.+?)[.。]?$/su;
/** A longer item is probably a sentence. */
const itemWordsMax = 6;

/** "Topics: a, b and c"; null for other sentences, and for those with words such as "we want to know". */
function readList(sentence: string, words: DraftWords): Note | null {
  const { reads } = words;
  if (reads.asked(sentence) !== null) return null;
  const bare = isCommaList(sentence, reads.joins, 3)
    ? ["", "", sentence]
    : null;
  const [, lead = "", rest = ""] = bare ?? leadAndList.exec(sentence) ?? [];
  const isNamed = [reads.surveyWord, reads.choiceWord].some((word) =>
    word.test(lead),
  );
  if (rest === "" || (!isNamed && !/[,،]/u.test(rest))) return null;
  const parts = splitParts(rest, words, true);
  const asks = parts.some((part) => startsAsking(part, words));
  const texts = asks ? parts : splitChoices(rest, reads.joins);
  const isShort = texts.every(
    (text) => text.split(/\s+/).length <= itemWordsMax,
  );
  if (texts.length < 2 || !(isShort || isNamed || asks)) return null;
  const items = texts.map((text) => ({ text, options: [] }));
  return { kind: "list", lead: lead.trim(), items, mark: null };
}
