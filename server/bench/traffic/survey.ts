import type { Random } from "../../src/community/release-gate/random.ts";
import { between, draw, fraction, happens } from "./chance.ts";

/** What is asked: choices, and one question for words at the end. */
export interface PlayedSurvey {
  questions: { text: string; options: string[] }[];
  /** What people hold of it. */
  opinion: Opinion;
}

/** By question, what share chooses each option. */
export type Opinion = readonly (readonly number[])[];

/** Three to five choices between three to five options, opinions as lopsided as they happen to be. */
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

/** The opinion of people who have something in common, and so favour one option of each question. */
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

/** What somebody writes, which half of all people do not. */
export function write(random: Random): string {
  return happens(random, writers) ? inventText(random, 1 + random(16)) : "";
}

/** The same words but for one, half of the time. */
export function copy(random: Random, text: string): string {
  const words = text.split(" ");
  if (happens(random, 0.5)) words[random(words.length)] = inventWord(random);
  return words.join(" ");
}

export function inventText(random: Random, words: number): string {
  return Array.from({ length: words }, () => inventWord(random)).join(" ");
}

const [starts, ends] = ["bdfghklmnprstvwz", "aeiou"];

/** Few words are used often and many seldom, as in a language. */
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
