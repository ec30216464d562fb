import {
  countOthers,
  isCrowd,
  joinNames,
  keepNames,
  networksMin,
} from "./network-names.ts";

/** What a group's answers to one question add to its figures. */
export interface Gain {
  answers: number;
  /** By option. */
  choices: number[];
  /**
   * By option: some networks with people who answered without it. A conditional
   * question has one more entry, for people who did not answer it.
   */
  others: string[][];
  /** Some networks with people who answered. */
  answered: string[];
  /**
   * By option, if a person can choose several: some networks with people who
   * chose it.
   */
  users?: string[][];
  /** The number of people who did not answer it; only of a conditional question. */
  silent?: number;
}

export interface GroupAnswer {
  network: string;
  /** Positions of the chosen options. */
  choices: readonly number[];
}

/** The question of which the answers are counted. */
export interface Counted {
  questionId: number;
  /** The number of options. */
  placeCount: number;
  /** Whether a person can choose several options. */
  several: boolean;
}

export function gainOf(
  answers: readonly GroupAnswer[],
  { questionId, placeCount, several }: Counted,
): Gain {
  const places = [...Array(placeCount).keys()];
  const choices = places.map(() => 0);
  for (const answer of answers)
    for (const place of answer.choices)
      choices[place] = (choices[place] ?? 0) + 1;
  const named = (where: string, those: readonly GroupAnswer[]) =>
    keepNames(
      those.map(({ network }) => network),
      where,
    );
  const users = places.map((place) =>
    named(
      `with ${questionId}/${place}`,
      answers.filter((answer) => answer.choices.includes(place)),
    ),
  );
  const others = places.map((place) =>
    named(
      `without ${questionId}/${place}`,
      answers.filter((answer) => !answer.choices.includes(place)),
    ),
  );
  const answered = named(`answered ${questionId}`, answers);
  const gain = { answers: answers.length, choices, others, answered };
  return several ? { ...gain, users } : gain;
}

/** The sum of several groups. */
export function addGains(one: Gain, other: Gain): Gain {
  const { users, silent } = one;
  return {
    answers: one.answers + other.answers,
    choices: one.choices.map((count, at) => count + (other.choices[at] ?? 0)),
    others: joinEach(one.others, other.others),
    answered: joinNames(one.answered, other.answered),
    ...(users && { users: joinEach(users, other.users ?? []) }),
    ...(silent !== undefined && { silent: silent + (other.silent ?? 0) }),
  };
}

function joinEach(one: string[][], other: string[][]): string[][] {
  return one.map((names, at) => joinNames(names, other[at] ?? []));
}

export interface Rule {
  groupSize: number;
  /** The number of networks needed; see drawCrowd. */
  crowd: number;
}

/**
 * Whether the gain reveals no person's answer. If all chose an option, each of
 * them did; and an attacker who subtracts the answers of all their networks must
 * still leave a person who answered otherwise.
 */
export function givesNobodyAway(gain: Gain, rule: Rule): boolean {
  return (
    hidesCondition(gain, rule) &&
    hidesRefused(gain, rule) &&
    gain.choices.every((count, place) =>
      hidesEach(count, gain.others[place] ?? [], rule.crowd),
    )
  );
}

/**
 * The number of answers to a conditional question reveals how many people met
 * its condition, and how many did not.
 */
function hidesCondition(
  { answers, answered, choices, others }: Gain,
  { crowd }: Rule,
): boolean {
  const silent = others[choices.length];
  if (silent === undefined || answers === 0) return true;
  return isCrowd(silent, crowd) && isCrowd(answered, crowd);
}

/**
 * If nobody of a small group chose an option, although each could choose
 * several, it is known of each of them.
 */
function hidesRefused(
  { answers, answered, users }: Gain,
  { groupSize, crowd }: Rule,
): boolean {
  if (users === undefined || answers === 0) return true;
  const isLarge = answers >= 2 * groupSize && isCrowd(answered, largeNetworks);
  return isLarge || users.every((names) => isCrowd(names, crowd));
}

/** Number of networks from which a group is large: then a zero shows that nobody chose an option. */
const largeNetworks = 2 * networksMin;

/**
 * Like givesNobodyAway, for one option, which `count` people chose and people
 * of these networks did not.
 */
export function hidesEach(
  count: number,
  others: Iterable<string>,
  crowd: number,
): boolean {
  return count === 0 || isCrowd(others, crowd);
}

/** What the figures show of a question. */
export interface ShownCounts {
  questionId: number;
  answers: number;
  /** By option. */
  choices: number[];
  least: Least;
}

/**
 * A lower bound of the people whom no attacker is. By option, as in a gain:
 * those who answered without it, and those who chose it.
 */
export interface Least {
  others: number[];
  answered: number;
  users?: number[];
}

/** Of a gain that is shown. */
export function leastOf({ others, answered, users }: Gain): Least {
  const least = {
    others: others.map(countOthers),
    answered: countOthers(answered),
  };
  return users ? { ...least, users: users.map(countOthers) } : least;
}

/** What leaves with a gain: each of its people may be one of the least. */
export function leavingOf({ answers, choices, users, silent }: Gain): Least {
  const others = choices.map((count) => answers - count);
  if (silent !== undefined) others.push(silent);
  const leaving = { others, answered: answers };
  return users ? { ...leaving, users: choices } : leaving;
}

/**
 * Whether what remains of a question, after some responses have left it,
 * reveals no person's answer. The networks of the remaining responses are
 * forgotten, but it is known how many people at least no attacker is.
 */
export function remainsSafe(
  counts: ShownCounts | undefined,
  gone: Gain,
  groupSize: number,
): boolean {
  if (counts === undefined) return false;
  const { least } = counts;
  const leaving = leavingOf(gone);
  const remaining = (place: number) =>
    (counts.choices[place] ?? 0) - (gone.choices[place] ?? 0);
  const rest = counts.answers - gone.answers;
  const isLarge =
    rest >= 2 * groupSize &&
    least.answered - gone.answers > largeNetworks - networksMin;
  const hidesAnswered =
    gone.silent === undefined ||
    rest === 0 ||
    leavesSome(leaving.answered, least.answered);
  const hasOthers = leaving.others.every(
    (count, place) =>
      leavesSome(count, least.others[place]) ||
      (place < gone.choices.length && remaining(place) === 0),
  );
  const hasUsers = (leaving.users ?? []).every(
    (count, place) =>
      leavesSome(count, least.users?.[place]) ||
      (remaining(place) === 0 && isLarge),
  );
  return hasOthers && hasUsers && hidesAnswered;
}

function leavesSome(leaving: number, least = 0): boolean {
  return leaving === 0 || leaving < least;
}
