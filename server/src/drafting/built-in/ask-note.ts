import type { DraftQuestion } from "@nearsay/core/contract";
import { capitalise, splitChoices } from "./choices.ts";
import { decideForm, mostOf } from "./decide-form.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { writeQuestion } from "./write-question.ts";
import type { Note } from "./read-notes.ts";

type Question = Extract<Note, { kind: "question" }>;

/** Returns the questions that notes contain, explicitly or implicitly. */
export function askNotes(
  notes: readonly Note[],
  words: DraftWords,
): DraftQuestion[] {
  return notes.flatMap((note) => askNote(note, words));
}

function askNote(note: Note, words: DraftWords): DraftQuestion[] {
  switch (note.kind) {
    case "question":
      return asksForAgreement(note.text, note.options, words)
        ? askClaims(note.options, words)
        : [askQuestion(note, words)];
    case "list":
      return askList(note.lead, note.items, words);
    case "heading":
      return [];
    case "statement":
      return askStatement(note.text, words);
  }
}

/**
 * Removes the answers from "Do you cycle, yes/no?", except in a list, where the
 * text is kept unchanged.
 */
function askQuestion(
  { text, options, mark }: Question,
  words: DraftWords,
): DraftQuestion {
  const { asksYesNo } = words.asks;
  if (!asksYesNo.test(text)) return askAsWritten(text, options, words);
  const asked = mark === null ? text.replace(asksYesNo, "") : text;
  return writeQuestion(asked, { form: "yesNo" }, words);
}

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

/** A question as the author wrote it, with matching answers. */
function askAsWritten(
  text: string,
  given: readonly string[],
  words: DraftWords,
): DraftQuestion {
  return writeQuestion(text, decideForm(text, given, words), words);
}

function askStatement(text: string, words: DraftWords): DraftQuestion[] {
  const { orders } = words.reads;
  if (orders.test(text)) return splitOrders(text, words);
  const asked = askClauses(text, words);
  return asked.length > 0 ? asked : askMentioned(text, words);
}

/** Splits "Rate the food, rate the music" into two questions. */
function splitOrders(text: string, words: DraftWords): DraftQuestion[] {
  const parts: string[] = [];
  for (const piece of text.split(/,\s+/u)) {
    const apart =
      words.reads.orders.test(piece) || words.reads.opens.test(piece);
    if (apart || parts.length === 0) parts.push(piece);
    else parts[parts.length - 1] += `, ${piece}`;
  }
  return parts.map((part) => askAsWritten(capitalise(part), [], words));
}

/**
 * A list under a heading uses the heading as its question; a list under a
 * request contains aspects that matter.
 */
function askList(
  lead: string,
  items: readonly string[],
  words: DraftWords,
): DraftQuestion[] {
  if (items.length < 2) return [];
  const { surveyWord, wantsToKnow } = words.reads;
  const asked =
    lead !== "" && !surveyWord.test(lead) && !wantsToKnow.test(lead);
  if (asksForAgreement(lead, items, words)) return askClaims(items, words);
  if (asked) return [askAsWritten(capitalise(lead), items, words)];
  const most = mostOf(lead, words);
  const form = { form: "several", options: items, most } as const;
  return [writeQuestion(words.says.whichMatter, form, words)];
}

/** Finds "either x or y" and "including x, y and z" in a statement. */
function askMentioned(statement: string, words: DraftWords): DraftQuestion[] {
  const { joins } = words.reads;
  const pair =
    /\b(?:either|entweder)\s+([^.!;:]+\s+(?:or|oder)\s+[^.!;:]+)/i.exec(
      statement,
    )?.[1];
  if (pair !== undefined) {
    const form = {
      form: "choice",
      options: splitChoices(pair, joins),
    } as const;
    return [writeQuestion(words.says.whichRather, form, words)];
  }
  const parts =
    /\b(?:including|such as|zum Beispiel|como por ejemplo|par exemple)\s+([^.!;:]+)/i.exec(
      statement,
    )?.[1];
  return askList("", splitChoices(parts ?? "", joins), words);
}

/**
 * Turns each clause such as "I want to know why people avoid the bus" into "Why
 * do you avoid the bus?".
 */
function askClauses(statement: string, words: DraftWords): DraftQuestion[] {
  const { clauseStart, wantsToKnow, request } = words.reads;
  const [before = "", ...clauses] = statement.split(clauseStart);
  const isAsked = wantsToKnow.test(before) || request.test(before);
  if (!isAsked) return [];
  let last: string | null = null;
  return clauses.flatMap((clause) => {
    const { asked, options } = takeAnswers(clause, words);
    const text = words.reads.toQuestion(asked, last);
    if (text === null) return askAgreement(asked, words);
    last = text;
    return [askAsWritten(text, options, words)];
  });
}

const ending = /[\s.,;!?]+$/u;

/** Separates answers in brackets or after a colon from the question. */
function takeAnswers(clause: string, { reads }: DraftWords) {
  const claimText = clause.replace(ending, "");
  const [whole = "", bracketed, listed] =
    /\s*\(([^()]+)\)$|\s*[:：]\s*(.+)$/u.exec(claimText) ?? [];
  const options = splitChoices(bracketed ?? listed ?? "", reads.joins);
  const asked = claimText.slice(0, claimText.length - whole.length);
  const last = new RegExp(`\\s+(?:${reads.joins})$`, "iu");
  return { asked: asked.replace(last, "").replace(ending, ""), options };
}

function askAgreement(clause: string, words: DraftWords): DraftQuestion[] {
  const claim = /^whether\s+(.+)$/i.exec(clause)?.[1];
  if (claim === undefined) return [];
  const text = words.says.howFarAgree(capitalise(claim));
  return [writeQuestion(text, { form: "scale", of: "agreement" }, words)];
}
