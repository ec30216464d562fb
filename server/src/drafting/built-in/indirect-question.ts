import type { DraftQuestion } from "@nearsay/core/contract";
import { askAsWritten, askChoice } from "./ask.ts";
import { scales } from "./scales.ts";
import { capitalise } from "./split-choices.ts";

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
export function readIndirectQuestions(statement: string): DraftQuestion[] {
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
