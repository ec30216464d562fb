import { type DraftQuestion, limits } from "@nearsay/core/contract";
import { askAsWritten, askPart } from "./ask-part.ts";
import { capitalise } from "./choices.ts";
import { mostOf } from "./decide-form.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import type { Item, Note } from "./read-notes.ts";
import { askedIn, splitParts, startsAsking } from "./split-parts.ts";
import { isQuestion } from "./question-mark.ts";
import { writeQuestion } from "./write-question.ts";

/** The questions that a note contains, explicitly or implicitly. */
export function askNote(note: Note, words: DraftWords): DraftQuestion[] {
  switch (note.kind) {
    case "question":
      return asksForAgreement(note.text, note.options, words)
        ? askClaims(note.options, words)
        : [askAsWritten(note.text, note.options, words)];
    case "list":
      return askList(note, words);
    case "heading":
      return [];
    case "statement":
      return askStatement(note.text, words);
  }
}

type List = Extract<Note, { kind: "list" }>;

/** Minimum number of words of a claim: answers are short, claims are sentences. */
const claimWordsMin = 3;

/** Whether the line above a list asks for agreement with claims, such as "Agree or disagree:". */
function asksForAgreement(
  lead: string,
  items: readonly string[],
  { asks }: DraftWords,
): boolean {
  return (
    items.length > 1 &&
    asks.claims.test(lead) &&
    items.every((item) => item.split(/\s+/).length >= claimWordsMin)
  );
}

function askClaims(
  claims: readonly string[],
  words: DraftWords,
): DraftQuestion[] {
  return claims.map((claim) => writeQuestion(claim, { form: "claim" }, words));
}

/** More topics than this are the options of one question. */
const topicsMax = 12;
/** A longer text is not something to grade. */
const gradedWordsMax = 4;

/**
 * Items that are questions are asked, topics are asked or graded one by one, and
 * other items are the answers to their lead.
 */
function askList(
  { lead, items, mark }: Pick<List, "lead" | "items" | "mark">,
  words: DraftWords,
): DraftQuestion[] {
  const texts = items.map(({ text }) => text);
  if (asksForAgreement(lead, texts, words)) return askClaims(texts, words);
  const { tells, surveyWord, choiceWord } = words.reads;
  const asks = texts.some((text) => asksItself(text, words));
  const isNamed = !tells.test(lead) && surveyWord.test(lead);
  const isTopics =
    (isNamed || tells.test(lead)) &&
    !choiceWord.test(lead) &&
    texts.length <= topicsMax;
  if (asks || isTopics || texts.length < 2)
    return items.map((item) =>
      askItem(item, words, isNamed && !(asks && mark !== null)),
    );
  if (lead !== "" && !isNamed && !tells.test(lead) && !choiceWord.test(lead))
    return [askAsWritten(capitalise(lead, words.locale), texts, words)];
  const most = mostOf(lead, words);
  const form = { form: "several", options: texts, most } as const;
  return [writeQuestion(words.says.whichMatter, form, words)];
}

function asksItself(text: string, words: DraftWords): boolean {
  return (
    isQuestion(text) ||
    startsAsking(text, words) ||
    words.asks.asksYesNo.test(text)
  );
}

function askItem(
  { text, options }: Item,
  words: DraftWords,
  graded: boolean,
): DraftQuestion {
  if (options.length > 1) return askAsWritten(text, options, words);
  return askPart(
    text,
    words,
    graded && text.split(" ").length <= gradedWordsMax,
  );
}

function askStatement(text: string, words: DraftWords): DraftQuestion[] {
  const asked = askedParts(text, words);
  if (asked.length > 0) return asked.map((part) => askPart(part, words));
  if (words.reads.orders.test(text))
    return splitParts(text, words, false).map((part) =>
      askPart(capitalise(part, words.locale), words),
    );
  return [];
}

/** The parts of what follows "We would like to know" and the like; empty without such words. */
function askedParts(text: string, words: DraftWords): string[] {
  return splitParts(askedIn(text, words)?.trim() ?? "", words, true)
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !isAside(part, words))
    .slice(0, limits.questionsMax);
}

const asideWordsMax = 4;

/** ", we would like to know" after what it is about. */
function isAside(part: string, { reads }: DraftWords): boolean {
  const said = part.replace(/[.!\s]+$/u, "").split(/\s+/);
  return (
    said.length <= asideWordsMax &&
    !reads.clause.test(part) &&
    reads.tells.exec(said.at(-1) ?? "")?.[0] === said.at(-1)
  );
}

/** The topics of a note that names some and asks nothing about them. */
export function namedTopics(note: Note, words: DraftWords): string[] {
  const { beforeTopic } = words.reads;
  const named =
    note.kind === "list"
      ? note.items.map(({ text }) => text)
      : note.kind === "statement"
        ? askedParts(note.text, words)
        : [];
  return named.some((text) => asksItself(text, words))
    ? []
    : named.map((text) =>
        text.replace(beforeTopic, "").replace(/^\s+|[.\s]+$/gu, ""),
      );
}
