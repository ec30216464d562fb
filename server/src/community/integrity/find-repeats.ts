import { Turn, mapInTurns } from "../../base/turn.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { byNetwork } from "./find-bursts.ts";
import { partOf } from "./marks.ts";

export interface Answered {
  network: string;
  answers: StoredAnswers;
  /** The response's marks, as bits. */
  marks: number;
}

/** Minimum number of choices that make a response distinctive; people agree on fewer by chance. */
const choicesMin = 3;
/** Minimum number of equal responses of one network. */
const equalMin = 6;
/** Minimum number of responses of other networks that show what is usual. */
const othersMin = 5;
/** Maximum probability that chance explains the equal responses. */
const chanceMax = 1e-6;
/**
 * People who agree still differ in an answer now and then. If the responses that
 * differ in exactly one question are at least this share of the equal ones, all
 * of them are treated as responses of people.
 */
const nearShare = 0.25;

/**
 * The responses of one network that are equal in all choices more often than
 * the choices of other networks explain. Yields to other work in between,
 * because many questions take a second.
 */
export async function findRepeats<W extends Answered>(
  waiting: readonly W[],
  turn = new Turn(),
): Promise<Set<W>> {
  const sizes = [...byNetwork(waiting).values()].map(({ length }) => length);
  if (sizes.every((size) => size < equalMin)) return new Set();
  const chosen = await mapInTurns(
    waiting,
    (response) => ({ response, choices: choicesOf(response.answers) }),
    turn,
  );
  const enough = chosen.filter(({ choices }) => choices.length >= choicesMin);
  const found = new Set<W>();
  // Flagged responses do not show what is usual, even if the same network sent
  // them yesterday.
  const people = enough.filter(({ response }) => partOf(response.marks) === 0);
  const usual = await countChoices(people, turn);
  const networks = byNetwork(
    enough.map((one) => ({ ...one, network: one.response.network })),
  );
  for (const own of networks.values()) {
    if (own.length < equalMin) continue;
    const neighbours = own.filter((one) => partOf(one.response.marks) === 0);
    if (people.length - neighbours.length < othersMin) continue;
    const beside = await countChoices(neighbours, turn);
    for (const equal of (await groupEqual(own, turn)).values()) {
      if (equal.length < equalMin) continue;
      const chance = chanceOf(equal[0]?.choices ?? [], usual, beside);
      if (tailBound(own.length, equal.length, chance) > chanceMax) continue;
      const near = await countNear(own, equal[0], turn);
      if (near >= nearShare * equal.length) continue;
      for (const { response } of equal) found.add(response);
    }
  }
  return found;
}

/** Each choice as `question:places`, where places are the positions of the options. */
function choicesOf(answers: StoredAnswers): string[] {
  return Object.entries(answers).flatMap(([question, answer]) =>
    typeof answer === "string" ? [] : [`${question}:${answer.join(",")}`],
  );
}

interface Choosing {
  choices: string[];
}

async function groupEqual<T extends Choosing>(
  enough: readonly T[],
  turn: Turn,
): Promise<Map<string, T[]>> {
  const groups = new Map<string, T[]>();
  for (const one of enough) {
    if (turn.isOver) await turn.pass();
    const key = one.choices.toSorted().join(" ");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** The number of responses that make the same choices in all questions but one. */
async function countNear(
  own: readonly Choosing[],
  equal: Choosing | undefined,
  turn: Turn,
): Promise<number> {
  const choices = new Set(equal?.choices);
  const isNear = (one: Choosing) => {
    const same = one.choices.filter((choice) => choices.has(choice)).length;
    return one.choices.length === choices.size && same === choices.size - 1;
  };
  return (await mapInTurns(own, isNear, turn)).filter(Boolean).length;
}

/**
 * Counts how often each choice was made, and under the key `question:` how many
 * responses answered the question.
 */
async function countChoices(
  enough: readonly Choosing[],
  turn: Turn,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { choices } of enough) {
    if (turn.isOver) await turn.pass();
    for (const choice of choices) {
      add(choice);
      add(choice.slice(0, choice.indexOf(":") + 1));
    }
  }
  return counts;
}

/**
 * The probability that a respondent of another network makes all of these
 * choices. The fewer the responses to compare with, the higher the estimate.
 */
function chanceOf(
  choices: readonly string[],
  all: Map<string, number>,
  own: Map<string, number>,
): number {
  const others = (key: string) => (all.get(key) ?? 0) - (own.get(key) ?? 0);
  return choices.reduce((chance, choice) => {
    const question = choice.slice(0, choice.indexOf(":") + 1);
    return (chance * (others(choice) + 2)) / (others(question) + 3);
  }, 1);
}

/**
 * Upper bound (Chernoff) of the probability that `equal` or more of `all`
 * responses match, if each matches with this probability.
 */
function tailBound(all: number, equal: number, chance: number): number {
  const share = equal / all;
  if (share <= chance) return 1;
  const rest =
    share === 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - chance));
  return Math.exp(-all * (share * Math.log(share / chance) + rest));
}
