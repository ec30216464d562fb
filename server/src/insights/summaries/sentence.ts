import { formatCount } from "@nearsay/core/domain";
import { isolate } from "@nearsay/core/charts";
import { cut } from "../../drafting/clean-text.ts";
import { summary as texts } from "#messages";

const quoteMax = 80;

/** Makes a text usable within a sentence: it must not look like the end of one. */
export function inSentence(text: string): string {
  const inner = text
    .replace(/[.!?…。！？]+(?=\s)/gu, ";")
    .replace(/[.!…。！]+$/u, "")
    .replace(/[“”"]/g, "'")
    .trim();
  return cut(inner, quoteMax);
}

function quote(text: string): string {
  return texts.quoted({ words: isolate(inSentence(text)) });
}

/** An option or a word in quotes; further words may follow it. */
export function quoteWord(text: string): string {
  return quote(text.replace(/[?？\s]+$/u, ""));
}

/** "31 answers to “Why?”", or "to 2 open questions" if there are several. */
export function answersTo(
  questions: readonly { text: string; answerCount: number }[],
): string {
  const total = questions.reduce(
    (sum, { answerCount }) => sum + answerCount,
    0,
  );
  return texts.answersTo({
    count: total,
    formatted: formatCount(total),
    name: name(questions),
  });
}

/** “Why?”, or "2 open questions" if there are several. */
export function name(questions: readonly { text: string }[]): string {
  const [first] = questions;
  return questions.length === 1 && first !== undefined
    ? quote(first.text)
    : texts.openQuestions({
        count: questions.length,
        formatted: formatCount(questions.length),
      });
}
