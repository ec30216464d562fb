import type { Condition, Rule } from "../../contract/question-form.ts";
import type { AskedQuestion } from "../kinds/kind.ts";
import { holds } from "./asked.ts";

/** With more steps than this, no one could explain any more why a question is asked. */
const stepsMax = 20_000;

/**
 * Maximum number of options that rules distinguish in one multiple choice; each
 * subset of them is tried.
 */
const classesMax = 12;

/** Whether a person can be asked this question; "entangled" if the search was stopped. */
export type Reach = "reached" | "unreachable" | "entangled";

/**
 * Tries the answers that affect a question, earlier questions first, until it
 * is asked.
 * @param questions Each rule refers to one of the earlier choices.
 */
export function findReach(
  questions: readonly AskedQuestion[],
  target: number,
): Reach {
  const showIf = questions[target]?.form.showIf ?? null;
  if (showIf === null) return "reached";
  const involved = findInvolved(questions, target);
  if (involved.some((index) => questions[index] === undefined))
    return "unreachable";
  const rules = [...involved, target].flatMap(
    (index) => questions[index]?.form.showIf?.rules ?? [],
  );
  const answers: (number[] | null)[] = [];
  const isEntangled = involved.some((index) => {
    const question = questions[index];
    const own = rules.filter((rule) => rule.question === index);
    return (
      question?.allowMultiple && classesOf(question, own).length > classesMax
    );
  });
  if (isEntangled) return "entangled";
  let steps = 0;
  const tryFrom = (position: number): boolean => {
    steps += 1;
    if (steps > stepsMax) return false;
    const index = involved[position];
    if (index === undefined) return holds(showIf, answers);
    const question = questions[index];
    if (question === undefined) return false;
    const { form } = question;
    const asked = form.showIf === null || holds(form.showIf, answers);
    const own = rules.filter((rule) => rule.question === index);
    const choices = asked ? choicesThatMatter(question, own) : [null];
    const needed = neededOf(showIf, index);
    return choices.some((choice) => {
      answers[index] = choice;
      return holds(needed, answers) && tryFrom(position + 1);
    });
  };
  if (tryFrom(0)) return "reached";
  return steps > stepsMax ? "entangled" : "unreachable";
}

/** The part of a condition that concerns one question. */
function neededOf({ join, rules }: Condition, index: number): Condition {
  const own = rules.filter(({ question }) => question === index);
  return { join: "and", rules: join === "and" ? own : [] };
}

/** The questions that determine whether this one is asked, in order. */
function findInvolved(
  questions: readonly AskedQuestion[],
  target: number,
): number[] {
  const found = new Set<number>();
  const visit = (index: number) => {
    for (const { question } of questions[index]?.form.showIf?.rules ?? []) {
      if (found.has(question)) continue;
      found.add(question);
      visit(question);
    }
  };
  visit(target);
  return [...found].sort((a, b) => a - b);
}

/** Answers that no rule distinguishes are tried once. */
function choicesThatMatter(
  question: AskedQuestion,
  rules: readonly Rule[],
): (number[] | null)[] {
  const classes = classesOf(question, rules);
  const given = question.allowMultiple
    ? severalOf(question, classes)
    : classes.flatMap(([first]) => (first === undefined ? [] : [[first]]));
  return question.form.required ? given : [...given, null];
}

/** Options grouped by the rules that refer to them. */
function classesOf(
  { options, form }: AskedQuestion,
  rules: readonly Rule[],
): number[][] {
  const classes = new Map<string, number[]>();
  for (const place of options.keys()) {
    const outcomes = rules.map((rule) =>
      holds({ join: "and", rules: [{ ...rule, question: 0 }] }, [[place]]),
    );
    const name = `${String(outcomes)} ${String(place === form.exclusive)}`;
    classes.set(name, [...(classes.get(name) ?? []), place]);
  }
  return [...classes.values()];
}

/** One answer for each set of groups from which options can be chosen together. */
function severalOf(
  { form }: AskedQuestion,
  classes: readonly number[][],
): number[][] {
  const least = Math.max(1, form.least ?? 1);
  const most = form.most ?? Infinity;
  const open = classes.filter(([place]) => place !== form.exclusive);
  const given: number[][] = form.exclusive === null ? [] : [[form.exclusive]];
  for (let set = 1; set < 2 ** open.length; set += 1) {
    const taken = open.filter((_places, index) => set & (1 << index));
    const chosen = taken.flatMap(([first]) =>
      first === undefined ? [] : [first],
    );
    const more = taken.flatMap((places) => places.slice(1));
    const whole = [
      ...chosen,
      ...more.slice(0, Math.max(0, least - chosen.length)),
    ];
    if (whole.length >= least && whole.length <= most)
      given.push(whole.sort((a, b) => a - b));
  }
  return given;
}
