import type { QuestionRow } from "../../surveys/question-repository.ts";
import type { StoredAnswers } from "../responses/read-answers.ts";
import { marks } from "./marks.ts";

/** How long an ID is new. */
const freshMs = 10 * 60_000;

/** Hardly anybody reads more in a second. */
const wordsPerSecond = 12;
/** For each answer, to touch an option or begin to type. */
const answerMs = 500;
/** Sooner nobody has seen what is asked. */
const leastMs = 1500;
/** A long survey is not read to its end by everybody. */
const mostMs = 20_000;

/** What is known of a response at the moment it comes. */
interface Arrival {
  now: Date;
  /** When the anonymous ID began; left out where that is not known. */
  begunAt?: Date;
  /** When this visit began; null where that is not known, left out where it was not before the ID began. */
  visitedAt?: Date | null;
  questions: readonly QuestionRow[];
  answers: StoredAnswers;
}

/** The marks, as bits, that show as a response is written. */
export function markWriting(arrival: Arrival): number {
  const { now, begunAt, visitedAt = begunAt } = arrival;
  const msSince = (date?: Date | null) =>
    date ? now.getTime() - date.getTime() : Infinity;
  const took = msSince(visitedAt);
  return (
    (msSince(begunAt) < freshMs ? marks.fresh : 0) |
    // Most took longer than anybody has to.
    (took < mostMs && took < readingMs(arrival) ? marks.fast : 0)
  );
}

/** What it takes at the very least to read what was answered. */
function readingMs({ questions, answers }: Arrival): number {
  const read = questions.filter(({ questionId }) => questionId in answers);
  const words = read.reduce((sum, question) => sum + countAsked(question), 0);
  const ms = (words / wordsPerSecond) * 1000 + read.length * answerMs;
  return Math.min(mostMs, Math.max(leastMs, ms));
}

const asked = new WeakMap<QuestionRow, number>();

/** How many words a question and its options have, counted once. */
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

/** By spaces; where a script has none, two letters are a word. */
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
