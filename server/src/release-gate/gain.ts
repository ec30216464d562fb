import { countNetworks } from "./choose-release.ts";

/** What a group's answers to one question add to its figures. */
export interface Gain {
  answers: number;
  /** By option. */
  choices: number[];
  /** By option: from how many networks people answered without it, 2 standing for more. */
  others: number[];
  /** Whether the whole group is of one network: people take the place of networks then. */
  sole: boolean;
}

export interface GroupAnswer {
  network: string;
  /** Places of the chosen options. */
  choices: readonly number[];
}

/** Answers in a group of one network alone that one person may have made up. */
const ownMax = 3;

/** @param options How many the question has. */
export function gainOf(
  answers: readonly GroupAnswer[],
  options: number,
  sole: boolean,
): Gain {
  const all = countNetworks(answers);
  const chosen = Array.from({ length: options }, () => [] as GroupAnswer[]);
  for (const answer of answers)
    for (const place of answer.choices) chosen[place]?.push(answer);
  return {
    answers: answers.length,
    choices: chosen.map(({ length }) => length),
    others: chosen.map((by) => countOthers(all, countNetworks(by))),
    sole,
  };
}

/** How many networks have somebody beside those counted in `by`, 2 standing for more. */
function countOthers(
  all: ReadonlyMap<string, number>,
  by: ReadonlyMap<string, number>,
): number {
  let others = 0;
  for (const [network, count] of all) {
    if (count > (by.get(network) ?? 0)) others += 1;
    if (others === 2) break;
  }
  return others;
}

/** What several groups add together. The one network that answered otherwise may be the same in each. */
export function addGains(one: Gain, other: Gain): Gain {
  const add = (
    a: number[],
    b: number[],
    join: (x: number, y: number) => number,
  ) => a.map((value, place) => join(value, b[place] ?? 0));
  return {
    answers: one.answers + other.answers,
    choices: add(one.choices, other.choices, (x, y) => x + y),
    others: add(one.others, other.others, Math.max),
    sole: false,
  };
}

/**
 * Whether nobody's answer follows from the gain. Where all chose an option, each
 * did; and who takes away the answers of one network, as their own, must still
 * find somebody who answered otherwise.
 */
export function givesNobodyAway(gain: Gain): boolean {
  return gain.choices.every((_, place) => hidesEach(gain, place));
}

/** The same for one option alone. */
export function hidesEach(
  { answers, choices, others, sole }: Gain,
  place: number,
): boolean {
  const count = choices[place] ?? 0;
  return (
    count === 0 || others[place] === 2 || (sole && answers - count > ownMax)
  );
}
