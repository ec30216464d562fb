import { splitChoices } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { wholeWords } from "./languages/whole-words.ts";
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
  if (given.length < 2 && asksSupport(text, words))
    return { form: "scale", of: "support" };
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

function asksSupport(text: string, { asks, reads }: DraftWords): boolean {
  const ofPlan = asks.opinion.test(text) && reads.plan.test(text);
  return ofPlan || asks.support.test(text);
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
  if (asks.timesAWeek.test(text)) return { form: "number", of: "timesAWeek" };
  if (asks.age.test(text)) return { form: "number", of: "ages" };
  if (asks.people.test(text)) return { form: "number", of: "people" };
  return null;
}

function decideScale(text: string, { asks }: DraftWords): QuestionForm {
  if (asks.frequency.test(text)) return { form: "scale", of: "frequency" };
  const quality = asks.degree.exec(text)?.[1];
  if (quality !== undefined)
    return { form: "degree", quality: quality.toLowerCase() };
  if (asks.agreement.test(text)) return { form: "scale", of: "agreement" };
  if (asks.yesNo(text)) return { form: "yesNo" };
  if (asks.date.test(text)) return { form: "date" };
  return asks.number.test(text)
    ? { form: "number", of: "anything" }
    : { form: "open" };
}

const longest = 60;
const listed = /[:(]\s*([^:()]+)\)?\s*[?؟]["”»]?$/u;

/** The answers that the question itself names. */
function namedAnswers(text: string, words: DraftWords): string[] {
  const { joins } = words.reads;
  const part = listed.exec(text)?.[1] ?? pairOf(text, words);
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
function pairOf(text: string, { asks, reads }: DraftWords): string | undefined {
  const or = reads.joins
    .split("|")
    .filter((join) => !/^(?:and|und|sowie|y|e|et|ve)$/.test(join))
    .join("|");
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
  const fragments = parts.every((part) => part.split(" ").length <= 3);
  return fragments && !reads.opens.test(bare) ? bare : undefined;
}
