import { limits } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/forms";
import { fold, words } from "../../base/text/words.ts";
import { Turn } from "../../base/turn.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";

/** Minimum number of words; shorter texts can be equal by chance. */
const wordsMin = 5;
/** Minimum number of nearly equal texts. */
const copiesMin = 3;
/** Minimum share of their words that two texts have in common. */
const likeness = 0.8;

/**
 * Of the texts that share a word, this number is compared. Copies are among
 * them, and a flood of texts does not slow down the check.
 */
const comparedMax = 10;

interface Copy<W> {
  words: string[];
  writers: Set<W>;
}

/**
 * The responses with a text that nearly or exactly equals the texts of two
 * others to the same question. Yields to other work in between, because many
 * texts take seconds.
 */
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

/** Maps each question to its texts, keyed by the sorted distinct words of each text. */
async function textsByQuestion<W extends { answers: StoredAnswers }>(
  waiting: readonly W[],
  turn: Turn,
): Promise<Map<string, Map<string, Copy<W>>>> {
  const questions = new Map<string, Map<string, Copy<W>>>();
  for (const response of waiting)
    for (const [question, answer] of Object.entries(response.answers)) {
      if (turn.isOver) await turn.pass();
      if (typeof answer !== "string") continue;
      const found = wordsOf(answer);
      if (found.length < wordsMin) continue;
      const texts = questions.get(question) ?? new Map<string, Copy<W>>();
      questions.set(question, texts);
      const key = found.join(" ");
      const copy = texts.get(key) ?? { words: found, writers: new Set<W>() };
      texts.set(key, copy);
      copy.writers.add(response);
    }
  return questions;
}

function wordsOf(answer: string): string[] {
  return [...new Set(words(fold(clipText(answer, limits.answerMax))))].sort();
}

/**
 * Yields each text with nearly equal ones, up to `copiesMin` together. Two
 * nearly equal texts share one of the rarest words of either, so only texts
 * that share such a word are compared.
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
    const rarest = words
      .toSorted(bySeldomness)
      .slice(0, words.length - Math.ceil(likeness * words.length) + 1);
    const near = new Set([copy]);
    const known = new Set(words);
    for (const word of rarest) {
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

/**
 * Stops at the first missing word that makes the texts differ too much, because
 * most compared texts are different.
 */
function isNear(one: ReadonlySet<string>, other: readonly string[]): boolean {
  const words = one.size + other.length;
  let common = other.length;
  for (const word of other) {
    if (!one.has(word)) common -= 1;
    if (common < likeness * (words - common)) return false;
  }
  return true;
}
