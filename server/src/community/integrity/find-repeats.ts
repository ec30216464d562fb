import type { StoredAnswers } from "../responses/read-answers.ts";
import { byNetwork } from "./find-bursts.ts";

export interface Answered {
  network: string;
  answers: StoredAnswers;
}

/** Choices by which a response can be told from others; with fewer, people are of one mind by chance. */
const choicesMin = 3;
/** Equal responses of one network. */
const equalMin = 6;
/** Responses of other networks that tell what is usual. */
const othersMin = 10;
/** How seldom chance does it. */
const chanceMax = 1e-6;

/** Those that chose the same in everything as more of their network than what others choose explains. */
export function findRepeats<W extends Answered>(waiting: readonly W[]): Set<W> {
  const told = waiting.flatMap((response) => {
    const choices = choicesOf(response.answers);
    return choices.length < choicesMin ? [] : [{ response, choices }];
  });
  const found = new Set<W>();
  const usual = countChoices(told);
  const networks = byNetwork(
    told.map((one) => ({ ...one, network: one.response.network })),
  );
  for (const own of networks.values()) {
    if (told.length - own.length < othersMin) continue;
    const beside = countChoices(own);
    for (const equal of groupEqual(own).values()) {
      if (equal.length < equalMin) continue;
      const chance = chanceOf(equal[0]?.choices ?? [], usual, beside);
      if (tailBound(own.length, equal.length, chance) > chanceMax) continue;
      for (const { response } of equal) found.add(response);
    }
  }
  return found;
}

/** Each choice as `question:places`. */
function choicesOf(answers: StoredAnswers): string[] {
  return Object.entries(answers).flatMap(([question, answer]) =>
    typeof answer === "string" ? [] : [`${question}:${answer.join(",")}`],
  );
}

interface Told {
  choices: string[];
}

function groupEqual<T extends Told>(told: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of told) {
    const key = one.choices.toSorted().join(" ");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** How often each choice was made, and by `question:` how many answered it. */
function countChoices(told: readonly Told[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { choices } of told)
    for (const choice of choices) {
      add(choice);
      add(choice.slice(0, choice.indexOf(":") + 1));
    }
  return counts;
}

/** How likely somebody of another network chooses all of these; what nobody chose there counts as chosen once. */
function chanceOf(
  choices: readonly string[],
  all: Map<string, number>,
  own: Map<string, number>,
): number {
  const others = (key: string) => (all.get(key) ?? 0) - (own.get(key) ?? 0);
  return choices.reduce((chance, choice) => {
    const question = choice.slice(0, choice.indexOf(":") + 1);
    return (chance * (others(choice) + 1)) / (others(question) + 2);
  }, 1);
}

/** At most how likely `equal` or more of `all` do what each does by this chance (Chernoff). */
function tailBound(all: number, equal: number, chance: number): number {
  const share = equal / all;
  if (share <= chance) return 1;
  const rest =
    share === 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - chance));
  return Math.exp(-all * (share * Math.log(share / chance) + rest));
}
