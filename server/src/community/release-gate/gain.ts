/** What a group's answers to one question add to its figures. */
export interface Gain {
  answers: number;
  /** By option. */
  choices: number[];
  /**
   * By option: the number of networks with people who answered without it,
   * where 2 means two or more. A conditional question has one more entry, for
   * people who did not answer it.
   */
  others: number[];
  /** Whether all of the group is of one network: then people count instead of networks. */
  sole: boolean;
}

export interface GroupAnswer {
  network: string;
  /** Positions of the chosen options. */
  choices: readonly number[];
}

/** Number of answers in a group of a single network that one person may have made up. */
export const ownMax = 3;

/** @param options The number of options of the question. */
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

/**
 * The number of networks with people who answered without this choice, where 2
 * means two or more.
 */
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

/**
 * The sum of several groups. Takes the maximum of `others`, because the one
 * network that answered otherwise may be the same in each.
 */
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
 * Whether the gain reveals no person's answer. If all chose an option, each of
 * them did; and an attacker who subtracts the answers of one network as their
 * own must still leave a person who answered otherwise.
 */
export function givesNobodyAway(gain: Gain): boolean {
  return (
    hidesCondition(gain) &&
    gain.choices.every((count, place) =>
      hidesEach(gain, count, gain.others[place] ?? 0),
    )
  );
}

/** The number of answers to a conditional question reveals how many people met its condition. */
function hidesCondition({ answers, choices, others }: Gain): boolean {
  const silent = others[choices.length];
  return silent === undefined || answers === 0 || silent === 2;
}

/** What the figures show of a question. */
export interface ShownCounts {
  questionId: number;
  /** The number of responses that all figures include, without those that leave now. */
  released: number;
  answers: number;
  /** By option. */
  choices: number[];
}

/** One network has at most this fraction (one third) of the answers; see choose-release.ts. */
const shareOfNetwork = 3;

/**
 * Whether what remains of a question, after some responses have left it,
 * reveals no person's answer. The networks of the remaining responses are
 * forgotten, so for each option more answers without it must remain than one
 * network, or one person, may have given.
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

/**
 * Like givesNobodyAway, for one option, which `count` people chose and people
 * of `others` networks did not.
 */
export function hidesEach(
  { answers, sole }: Pick<Gain, "answers" | "sole">,
  count: number,
  others: number,
): boolean {
  return count === 0 || others === 2 || (sole && answers - count > ownMax);
}
