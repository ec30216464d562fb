import {
  type Condition,
  type QuestionForm,
  type Rule,
  hasOptions,
  plainForm,
  relations,
  sendForm,
  typeOfKind,
} from "@nearsay/core/contract";
import { type FormedQuestion, scaleOptions } from "@nearsay/core/forms";
import type { Random } from "../base/random.ts";

/** A question as it is published, of a random kind and often with a condition. */
export type DefinedQuestion = FormedQuestion & { text: string };

/** Kinds that conditions can refer to are listed twice as often as the others. */
const kinds = [
  ...(["choice", "choice", "choice", "yes_no", "scale", "statement"] as const),
  ...(["ranking", "number", "date", "text"] as const),
];

/** Two to five questions, few enough that all possible answers can be tried. */
export function defineSurvey(random: Random): DefinedQuestion[] {
  const questions: DefinedQuestion[] = [];
  const count = 2 + random(4);
  while (questions.length < count)
    questions.push(define(questions, questions.length, random));
  return questions;
}

function define(
  before: readonly DefinedQuestion[],
  place: number,
  random: Random,
): DefinedQuestion {
  const kind = kinds[random(kinds.length)] ?? "choice";
  const allowMultiple = kind === "choice" && random(2) === 0;
  const form: QuestionForm = {
    ...plainForm,
    kind,
    required: random(2) === 0,
    showIf: ask(before, random),
    ...(allowMultiple && severalOf(random)),
    ...(kind === "scale" && {
      scale: { from: 1, to: 3, look: "numbers", low: "", high: "" },
    }),
    ...(kind === "number" && {
      number: { least: 0, most: 2, decimals: 0, unit: "" },
    }),
    ...(kind === "date" && {
      dates: { first: "2026-11-01", last: "2026-11-03" },
    }),
  };
  return {
    text: `Question ${place + 1}?`,
    type: typeOfKind(kind),
    options: optionsOf(form, random),
    allowMultiple,
    form,
  };
}

/** Three options, of which the last may exclude the others. */
function severalOf(random: Random): Partial<QuestionForm> {
  const exclusive = random(2) === 0 ? 2 : null;
  const [least, most] = [
    [null, null],
    [2, null],
    [null, 2],
  ][random(3)] ?? [null, null];
  return { exclusive, least: least ?? null, most: most ?? null };
}

function optionsOf({ kind, scale }: QuestionForm, random: Random): string[] {
  if (scale !== null) return scaleOptions(scale);
  if (!hasOptions(kind)) return [];
  const isShort = kind === "yes_no" && random(2) === 0;
  return ["Ash", "Elm", "Oak"].slice(0, isShort ? 2 : 3);
}

/** Null for no condition; else up to three rules, which may contradict one another. */
function ask(
  before: readonly DefinedQuestion[],
  random: Random,
): Condition | null {
  const named = before.flatMap(({ type }, place) =>
    type === "multiple_choice" ? [place] : [],
  );
  if (named.length === 0 || random(4) === 0) return null;
  const rules = Array.from({ length: 1 + random(3) }, (): Rule => {
    const question = named[random(named.length)] ?? 0;
    const count = before[question]?.options.length ?? 1;
    const relation = relations[random(relations.length)] ?? "is";
    const first = random(count);
    const places =
      relation === "any_of" ? [...new Set([first, random(count)])] : [first];
    return { question, relation, places };
  });
  return { join: random(2) === 0 ? "and" : "or", rules };
}

/**
 * All possible answers to a question, as they are sent; for kinds that
 * conditions cannot refer to, one answer or two.
 */
export function answersTo({
  options,
  allowMultiple,
  form,
}: DefinedQuestion): string[][] {
  switch (form.kind) {
    case "text":
      return [["So it is."]];
    case "number":
      return [["0"], ["2"]];
    case "date":
      return [["2026-11-01"], ["2026-11-03"]];
    case "ranking":
      return [options, options.toReversed()];
    case "choice":
    case "yes_no":
    case "scale":
    case "statement":
      return allowMultiple
        ? setsOf(options, form)
        : options.map((option) => [option]);
  }
}

function setsOf(
  options: readonly string[],
  { exclusive, least, most }: QuestionForm,
): string[][] {
  const alone = exclusive === null ? [] : [options[exclusive] ?? ""];
  const sets = Array.from({ length: 2 ** options.length - 1 }, (_none, set) =>
    options.filter((_option, place) => (set + 1) & (1 << place)),
  );
  return sets.filter((set) => {
    if (set.length === 1 && set[0] === alone[0]) return true;
    if (alone.some((option) => set.includes(option))) return false;
    return set.length >= (least ?? 1) && set.length <= (most ?? Infinity);
  });
}

/** Random answers, whether or not the questions are shown; empty if not answered. */
export function answerAtWill(
  questions: readonly DefinedQuestion[],
  random: Random,
): string[][] {
  return questions.map((question) => {
    const possible = answersTo(question);
    return possible[random(possible.length + 1)] ?? [];
  });
}

/** An answer as it is sent: a text is not a list. */
export function asSent(
  { form }: DefinedQuestion,
  answer: string[],
): string | string[] {
  return form.kind === "text" ? answer.join("") : answer;
}

/** Answers by question id, in the order of the questions; empty ones included. */
export function answersById(
  ids: readonly number[],
  questions: readonly DefinedQuestion[],
  given: readonly string[][],
): Record<string, string | string[]> {
  return Object.fromEntries(
    questions.map((question, place) => [
      String(ids[place]),
      asSent(question, given[place] ?? []),
    ]),
  );
}

/** A question in the format of the publishing endpoint. */
export function writeQuestion({ form, ...question }: DefinedQuestion) {
  const sent = sendForm(form, question.type);
  return { ...question, ...(sent && { form: sent }) };
}
