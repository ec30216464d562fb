import { limits } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/domain";
import { fold, words } from "../../base/text/words.ts";
import { Turn } from "../../base/turn.ts";
import type { StoredAnswers } from "../responses/read-answers.ts";

/** Shorter texts are equal by chance. */
const wordsMin = 5;
/** Texts that are nearly equal. */
const copiesMin = 3;
/** The share of their words that two texts have in common at least. */
const likeness = 0.8;

/** Of the texts that share a word so many are compared; copies are among them, and a flood of texts holds nobody up. */
const comparedMax = 10;

interface Copy<W> {
  words: string[];
  writers: Set<W>;
}

/** Those who wrote to a question what two others wrote, word for word or nearly. In turns with others' work: many texts take seconds. */
export async function findCopies<W extends { answers: StoredAnswers }>(
  waiting: readonly W[],
  turn = new Turn(),
): Promise<Set<W>> {
  const found = new Set<W>();
  for (const texts of (await textsByQuestion(waiting, turn)).values()) {
    const copies = [...texts.values()];
    for await (const near of findNear(copies, turn)) {
      const writers = new Set(near.flatMap((one) => [...one.writers]));
      if (writers.size >= copiesMin) for (const one of writers) found.add(one);
    }
  }
  return found;
}

/** By question, and in it by what was written: its words once each, in order. */
async function textsByQuestion<W extends { answers: StoredAnswers }>(
  waiting: readonly W[],
  turn: Turn,
): Promise<Map<string, Map<string, Copy<W>>>> {
  const questions = new Map<string, Map<string, Copy<W>>>();
  for (const response of waiting)
    for (const [question, answer] of Object.entries(response.answers)) {
      if (turn.isOver) await turn.pass();
      if (typeof answer !== "string") continue;
      const told = wordsOf(answer);
      if (told.length < wordsMin) continue;
      const texts = questions.get(question) ?? new Map<string, Copy<W>>();
      questions.set(question, texts);
      const key = told.join(" ");
      const copy = texts.get(key) ?? { words: told, writers: new Set<W>() };
      texts.set(key, copy);
      copy.writers.add(response);
    }
  return questions;
}

function wordsOf(answer: string): string[] {
  return [...new Set(words(fold(clipText(answer, limits.answerMax))))].sort();
}

/**
 * Each text with some that are nearly equal, as many as make copies. Two of them
 * share one of the words that are seldomest in either, so only such are compared.
 */
async function* findNear<W>(
  copies: readonly Copy<W>[],
  turn: Turn,
): AsyncGenerator<Copy<W>[]> {
  const uses = new Map<string, number>();
  for (const { words } of copies) {
    if (turn.isOver) await turn.pass();
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const bySeldomness = (one: string, other: string) =>
    (uses.get(one) ?? 0) - (uses.get(other) ?? 0) || (one < other ? -1 : 1);
  const seen = new Map<string, Copy<W>[]>();
  for (const copy of copies) {
    if (turn.isOver) await turn.pass();
    const { words } = copy;
    const telling = words
      .toSorted(bySeldomness)
      .slice(0, words.length - Math.ceil(likeness * words.length) + 1);
    const near = new Set([copy]);
    const known = new Set(words);
    for (const word of telling) {
      const others = seen.get(word) ?? [];
      for (const other of others.slice(-comparedMax)) {
        if (near.size >= copiesMin) break;
        if (isNear(known, other.words)) near.add(other);
      }
      others.push(copy);
      seen.set(word, others);
    }
    yield [...near];
  }
}

/** Ends with the first word that the one lacks too many: most texts that are compared are not alike. */
function isNear(one: ReadonlySet<string>, other: readonly string[]): boolean {
  const words = one.size + other.length;
  let common = other.length;
  for (const word of other) {
    if (!one.has(word)) common -= 1;
    if (common < likeness * (words - common)) return false;
  }
  return true;
}
