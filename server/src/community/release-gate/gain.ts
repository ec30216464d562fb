/** What a group's answers to one question add to its figures. */
export interface Gain {
  answers: number;
  /** By option. */
  choices: number[];
  /**
   * By option: from how many networks people answered without it, 2 standing for
   * more. Of a question that is asked by a condition then from how many people
   * did not answer it.
   */
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
export const ownMax = 3;

/** @param options How many the question has. */
export function gainOf(
  answers: readonly GroupAnswer[],
  options: number,
  sole: boolean,
): Gain {
  const places = [...Array(options).keys()];
  const choices = places.map(() => 0);
  for (const answer of answers)
    for (const place of answer.choices)
      choices[place] = (choices[place] ?? 0) + 1;
  const others = places.map((place) => countOthers(answers, place));
  return { answers: answers.length, choices, others, sole };
}

/** From how many networks people answered without it, 2 standing for more. */
export function countOthers<Choice>(
  answers: readonly { network: string; choices: readonly Choice[] }[],
  choice: Choice,
): number {
  let first: string | undefined;
  for (const { network, choices } of answers) {
    if (network === first || choices.includes(choice)) continue;
    if (first !== undefined) return 2;
    first = network;
  }
  return first === undefined ? 0 : 1;
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
  return (
    hidesCondition(gain) &&
    gain.choices.every((count, place) =>
      hidesEach(gain, count, gain.others[place] ?? 0),
    )
  );
}

/** How many answered a question that is asked by a condition tells how many met it. */
function hidesCondition({ answers, choices, others }: Gain): boolean {
  const silent = others[choices.length];
  return silent === undefined || answers === 0 || silent === 2;
}

/** What the figures show of a question. */
export interface ShownCounts {
  questionId: number;
  /** How many responses all figures rest on, those that leave now left out. */
  released: number;
  answers: number;
  /** By option. */
  choices: number[];
}

/** The largest share of answers that one network has; see choose-release.ts. */
const shareOfNetwork = 3;

/**
 * Whether nobody's answer follows from what remains of a question once some have
 * left it. Of those who remain the networks are forgotten, so besides each
 * option more have to remain than one network, or one person, may have given.
 */
export function remainsSafe(
  counts: ShownCounts | undefined,
  gone: Pick<Gain, "answers" | "choices" | "others">,
): boolean {
  if (counts === undefined) return false;
  const answers = counts.answers - gone.answers;
  const own = Math.max(ownMax, Math.ceil(answers / shareOfNetwork));
  const isConditional = gone.others.length > gone.choices.length;
  const silent = counts.released - answers;
  const ownOfAll = Math.max(
    ownMax,
    Math.ceil(counts.released / shareOfNetwork),
  );
  if (isConditional && answers > 0 && silent <= ownOfAll) return false;
  return counts.choices.every((count, place) => {
    const left = count - (gone.choices[place] ?? 0);
    return left === 0 || answers - left > own;
  });
}

/** The same for one option alone, which `count` chose and people of `others` networks did not. */
export function hidesEach(
  { answers, sole }: Pick<Gain, "answers" | "sole">,
  count: number,
  others: number,
): boolean {
  return count === 0 || others === 2 || (sole && answers - count > ownMax);
}
