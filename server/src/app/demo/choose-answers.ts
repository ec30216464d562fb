import type {
  DemoQuestion,
  WeightedOptions,
  WrittenAnswer,
} from "./demo-survey.ts";
import { type Random, shuffle } from "./random.ts";

export type DemoAnswer = string | string[] | null;

/** The answer of each of `people` to a question; null if the person skips it. */
export function chooseAnswers(
  question: DemoQuestion,
  people: number,
  random: Random,
): DemoAnswer[] {
  const everyone = Array.from({ length: people }, (_, person) => person);
  if (question.kind === "text") {
    const order = shuffle(everyone, random);
    const written = question.answers.flatMap(repeat);
    return everyone.map((person) => written[order[person] ?? 0] ?? null);
  }
  const choose = question.kind === "one" ? chooseOne : chooseSeveral;
  return everyone.map(() => choose(question.options, random));
}

function repeat(answer: WrittenAnswer): string[] {
  if (typeof answer === "string") return [answer];
  const [text, people] = answer;
  return Array.from({ length: people }, () => text);
}

function chooseOne(options: WeightedOptions, random: Random): string {
  const entries = Object.entries(options);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  const chosen = entries.find(([, weight]) => (left -= weight) < 0);
  return (chosen ?? entries[0])?.[0] ?? "";
}

function chooseSeveral(options: WeightedOptions, random: Random): string[] {
  const chosen = Object.entries(options)
    .filter(([, weight]) => random() < weight / 10)
    .map(([text]) => text);
  return chosen.length > 0 ? chosen : [chooseOne(options, random)];
}
