import { orsOf, splitChoices } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { wholeWords } from "./languages/whole-words.ts";
import { isQuestion } from "./question-mark.ts";
import type { QuestionForm } from "./question-form.ts";

/**
 * The form of a question, decided by its text only. @param given Answers that
 * were written with it.
 */
export function decideForm(
  text: string,
  given: readonly string[],
  words: DraftWords,
): QuestionForm {
  const { asks } = words;
  const options = given.length > 1 ? given : namedAnswers(text, words);
  if (options.length > 1) {
    if (asks.ranking.test(text)) return { form: "ranking", options };
    const most = mostOf(text, words);
    return most !== null || asks.several.test(text)
      ? { form: "several", options, most }
      : { form: "choice", options };
  }
  return (
    decideRating(text, words) ??
    decideNumber(text, words) ??
    decideScale(text, words)
  );
}

/** Reads "up to three" as 3; null without a limit. */
export function mostOf(text: string, { asks }: DraftWords): number | null {
  const number = asks.upTo.exec(text)?.[1]?.toLowerCase();
  if (number === undefined) return null;
  const place = asks.counts.indexOf(number);
  const most = place >= 0 ? place + 2 : Number(number);
  return Number.isInteger(most) ? most : null;
}

function decideRating(text: string, { asks }: DraftWords): QuestionForm | null {
  const [, low, high] =
    /(?<!\d)(\d{1,2})\s*(?:-|–|to|bis|a|à|ile)\s*(\d{1,2})(?!\d)/u.exec(text) ??
    [];
  if (!asks.rating.test(text)) return null;
  const stars = asks.stars.test(text);
  return low !== undefined && high !== undefined
    ? { form: "numbers", low: Number(low), high: Number(high), stars }
    : { form: "scale", of: "grade" };
}

function decideNumber(text: string, { asks }: DraftWords): QuestionForm | null {
  if (asks.frequency.test(text)) return { form: "scale", of: "frequency" };
  if (asks.age.test(text)) return { form: "ages" };
  return asks.number.test(text) ? { form: "number" } : null;
}

function decideScale(text: string, { asks }: DraftWords): QuestionForm {
  if (asks.degree.test(text)) return { form: "degree" };
  if (asks.opinion.test(text)) return { form: "open" };
  if (asks.yesNo(text)) return { form: "yesNo" };
  return { form: asks.date.test(text) ? "date" : "open" };
}

const longest = 60;
const listed = /(?:[:(]|\s[–—-]\s)\s*([^:()]+)\)?\s*[?؟]["”»]?$/u;

/** The answers that the question itself names. */
function namedAnswers(text: string, words: DraftWords): string[] {
  const { joins } = words.reads;
  const stance = words.asks.support.exec(text)?.[0];
  const part = listed.exec(text)?.[1] ?? stance ?? pairOf(text, words);
  const choices = splitChoices(part ?? "", joins);
  const isNone = choices.some(
    (choice) =>
      wholeWords("not|no|nicht|non|pas", "^").test(choice) &&
      !/\s/.test(choice),
  );
  const short = choices.every((choice) => choice.length <= longest);
  return choices.length > 1 && short && !isNone ? choices : [];
}

/** "tea or coffee" in "Do you prefer tea or coffee?", and all of "Morning or evening?". */
function pairOf(text: string, words: DraftWords): string | undefined {
  const { asks, reads } = words;
  const or = orsOf(reads.joins);
  const has = new RegExp(`\\S\\s+(?:${or})\\s+\\S`, "iu");
  if (!has.test(text)) return undefined;
  if (asks.prefers !== "") {
    const chosen = new RegExp(
      `(?<!\\p{L})(?:${asks.prefers})(?!\\p{L})\\s*([^:()]*\\S\\s+(?:${or})\\s+[^:()]+?)\\s*[?؟]["”»]?$`,
      "iu",
    ).exec(text)?.[1];
    if (chosen !== undefined) return chosen;
  }
  const bare = text.replace(/[?؟\s]+$/u, "");
  const parts = splitChoices(bare, reads.joins);
  const most = isQuestion(text) ? 3 : 2;
  const fragments = parts.every((part) => part.split(" ").length <= most);
  return fragments && !reads.opens.test(bare) ? bare : undefined;
}
