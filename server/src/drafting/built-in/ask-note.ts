import type { DraftQuestion } from "@nearsay/core/contract";
import { askAsWritten, askChoice } from "./ask.ts";
import type { Note } from "./read-notes.ts";
import { splitChoices, capitalise, scales } from "./choices.ts";

const requests =
  /\b(?:survey|poll|questionnaire|questions?|feedback|opinions?|ask|know|find out|learn|topics?|aspects?|things|areas|options|choices)\b/i;
const orders =
  /^(?:please )?(?:rate|describe|name|tell us|explain|choose|pick|select|list)\b/i;

/** Asked of lists and pairs whose text gives no question. */
const listQuestion = "Which of these matter most to you?";
const pairQuestion = "Which would you prefer?";

/** Whether a question says by itself what it is about. */
export function namesItsSubject({ text }: DraftQuestion): boolean {
  return text !== listQuestion && text !== pairQuestion;
}

/** The questions that a note asks, openly or between the lines. */
export function askNote(note: Note): DraftQuestion[] {
  if (note.kind === "question") return [askAsWritten(note.text, note.options)];
  if (note.kind === "list") return askList(note.lead, note.items);
  if (orders.test(note.text)) return [askAsWritten(note.text, [])];
  const asked = readIndirectQuestions(note.text);
  return asked.length > 0 ? asked : askMentioned(note.text);
}

/** A list under a heading keeps it as the question; one under a request is of things that matter. */
function askList(lead: string, items: string[]): DraftQuestion[] {
  if (items.length < 2) return [];
  if (lead !== "" && !requests.test(lead)) return [askChoice(lead, items)];
  return [askChoice(listQuestion, items, true)];
}

/** "either x or y" and "including x, y and z" in a statement. */
function askMentioned(statement: string): DraftQuestion[] {
  const pair = /\beither\s+([^.!;:]+\s+or\s+[^.!;:]+)/i.exec(statement)?.[1];
  if (pair !== undefined) {
    return [askChoice(pairQuestion, splitChoices(pair))];
  }
  const parts = /\b(?:including|such as)\s+([^.!;:]+)/i.exec(statement)?.[1];
  return askList("", splitChoices(parts ?? ""));
}

const questionWord = "whether|if|how|what|why|when|where|which|who";
const wantsToKnow =
  /\b(?:know|ask|asking|find out|learn|see|understand|wonder|wondering|hear|tell (?:me|us)|decide|check|discover|measure)\b/i;
const clauseStart = new RegExp(
  `\\s+(?:and\\s+)?(?=(?:${questionWord})\\s)`,
  "i",
);
const people =
  "(?:the |our |my |most )?(?:people|residents|neighbou?rs|customers|visitors|users|locals|parents|students|guests|employees|staff|commuters|members|shoppers|riders|cyclists|drivers|they|you)";
const clause = new RegExp(
  `^((?:${questionWord})\\b(?:\\s+\\w+){0,4}?)\\s+${people}\\s+(.+?)[\\s.,;!]*$`,
  "i",
);
const helper =
  /^(are|were|would|could|should|can|will|might|have(?= (?:ever |already )?\w+(?:ed|en)\b))\s+(.+)$/i;

/** "I want to know why people avoid the bus" as "Why do you avoid the bus?", for each such clause. */
function readIndirectQuestions(statement: string): DraftQuestion[] {
  const [before = "", ...clauses] = statement.split(clauseStart);
  return wantsToKnow.test(before) ? clauses.flatMap(toQuestion) : [];
}

function toQuestion(text: string): DraftQuestion[] {
  const [, word = "", rest = ""] = clause.exec(text) ?? [];
  if (rest === "") return toAgreement(text);
  const said = rest.replace(/\btheir\b/gi, "your");
  const [, verb = "do", object = said] = helper.exec(said) ?? [];
  const opening = /^(?:whether|if)$/i.test(word) ? verb : `${word} ${verb}`;
  return [askAsWritten(`${capitalise(opening)} you ${object}?`, [])];
}

function toAgreement(text: string): DraftQuestion[] {
  const claim = /^whether\s+(.+?)[\s.,;!]*$/i.exec(text)?.[1];
  if (claim === undefined) return [];
  return [
    askChoice(
      `How far do you agree: “${capitalise(claim)}”?`,
      scales.agreement,
    ),
  ];
}
