import type { QuestionRow } from "../../surveys/question-repository.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { marks } from "./marks.ts";

/** How long an anonymous ID counts as new. */
const freshMs = 10 * 60_000;

/** Hardly any person reads faster. */
const wordsPerSecond = 12;
/** Time per answer to touch an option or begin to type. */
const answerMs = 500;
/** No person can have read a question in less time. */
const leastMs = 1500;
/** Upper limit of the time required, because not everyone reads a long survey to its end. */
const mostMs = 20_000;

/** What is known about a response when it arrives. */
interface Arrival {
  now: Date;
  /** When the anonymous ID was created; omitted if unknown. */
  begunAt?: Date;
  /**
   * When this visit began; null if unknown, omitted if it did not begin before
   * the ID was created.
   */
  visitedAt?: Date | null;
  questions: readonly QuestionRow[];
  answers: StoredAnswers;
}

/** The marks, as bits, that can be determined when a response is written. */
export function markWriting(arrival: Arrival): number {
  const { now, begunAt, visitedAt = begunAt } = arrival;
  const msSince = (date?: Date | null) =>
    date ? now.getTime() - date.getTime() : Infinity;
  const took = msSince(visitedAt);
  return (
    (msSince(begunAt) < freshMs ? marks.fresh : 0) |
    // Checks the fixed limit first: most responses took longer than it, so
    // their words need not be counted.
    (took < mostMs && took < readingMs(arrival) ? marks.fast : 0)
  );
}

/** The minimum time needed to read the questions that were answered. */
function readingMs({ questions, answers }: Arrival): number {
  const read = questions.filter(({ questionId }) => questionId in answers);
  const words = read.reduce((sum, question) => sum + countAsked(question), 0);
  const ms = (words / wordsPerSecond) * 1000 + read.length * answerMs;
  return Math.min(mostMs, Math.max(leastMs, ms));
}

const asked = new WeakMap<QuestionRow, number>();

/** The number of words of a question and its options, cached per question. */
function countAsked(question: QuestionRow): number {
  const known = asked.get(question);
  if (known !== undefined) return known;
  const { text, options } = question;
  const count = [text, ...options].reduce(
    (sum, part) => sum + countWords(part),
    0,
  );
  asked.set(question, count);
  return count;
}

/** Words are separated by spaces; in scripts without spaces, two letters count as a word. */
function countWords(text: string): number {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  return words.reduce(
    (sum, word) =>
      sum +
      (/[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}]/u.test(word)
        ? Math.ceil(word.length / 2)
        : 1),
    0,
  );
}
