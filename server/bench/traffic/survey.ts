import type { Random } from "../../src/base/random.ts";
import { between, draw, fraction, happens } from "./chance.ts";

/** The questions: choices, and one free-text question at the end. */
export interface PlayedSurvey {
  questions: { text: string; options: string[] }[];
  /** People's opinion on the questions. */
  opinion: Opinion;
}

/** By question, the share of people who choose each option. */
export type Opinion = readonly (readonly number[])[];

/**
 * Three to five questions with three to five options, with random shares that
 * may be very one-sided.
 */
export function inventSurvey(random: Random): PlayedSurvey {
  const questions = Array.from({ length: 3 + random(3) }, () => ({
    text: inventText(random, 6 + random(9)),
    options: Array.from(
      { length: 3 + random(3) },
      (_, place) => `${inventText(random, 1 + random(3))} ${place}`,
    ),
  }));
  const opinion = questions.map(({ options }) =>
    toShares(options.map(() => 0.1 - Math.log(1 - fraction(random)))),
  );
  return { questions, opinion };
}

/**
 * The opinion of people who have something in common, and so prefer one option
 * of each question.
 */
export function lean(
  random: Random,
  opinion: Opinion,
  [least, most]: [number, number],
): Opinion {
  return opinion.map((shares) => {
    const [favoured, by] = [
      random(shares.length),
      between(random, least, most),
    ];
    return shares.map(
      (share, place) => (1 - by) * share + (place === favoured ? by : 0),
    );
  });
}

export function choose(random: Random, opinion: Opinion): number[] {
  return opinion.map((shares) => draw(random, shares));
}

const writers = 0.55;

/** A person's text, which half of all people leave empty. */
export function write(random: Random): string {
  return happens(random, writers) ? inventText(random, 1 + random(16)) : "";
}

/** The same text; with one word changed half of the time. */
export function copy(random: Random, text: string): string {
  const words = text.split(" ");
  if (happens(random, 0.5)) words[random(words.length)] = inventWord(random);
  return words.join(" ");
}

export function inventText(random: Random, words: number): string {
  return Array.from({ length: words }, () => inventWord(random)).join(" ");
}

const [starts, ends] = ["bdfghklmnprstvwz", "aeiou"];

/** As in a language, few words are frequent and many are rare. */
function inventWord(random: Random): string {
  let rank = Math.floor(4000 * fraction(random) ** 3);
  let word = "";
  do {
    word +=
      starts.charAt(rank % starts.length) + ends.charAt(rank % ends.length);
    rank = Math.floor(rank / 80);
  } while (rank > 0);
  return word;
}

function toShares(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
