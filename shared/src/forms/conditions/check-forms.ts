import { rulesMax } from "../../contract/limit-values.ts";
import { typeOfKind } from "../../contract/question-form.ts";
import { checkKind } from "../kinds/kinds.ts";
import type { AskedQuestion } from "../kinds/kind.ts";
import { findReach } from "./reach.ts";

/** A question with its type, before publishing; not a challenge question. */
export type FormedQuestion = AskedQuestion & {
  type: "free_text" | "multiple_choice";
};

/** What must be fixed in the form of a question. */
export const formProblems = [
  "type",
  "options",
  "scale",
  "number",
  "dates",
  "bounds",
  "exclusive",
  "backwards",
  "no-choice",
  "no-option",
  "within",
  "unreachable",
  "entangled",
] as const;

export type FormProblem = (typeof formProblems)[number];

/** A problem of one question, with its index. */
export interface FoundProblem {
  question: number;
  problem: FormProblem;
}

/**
 * The first problem of each question that has one; reachability is checked only
 * if there is no other problem.
 */
export function checkForms(
  questions: readonly FormedQuestion[],
): FoundProblem[] {
  const found = questions.flatMap((_question, index) =>
    named(index, checkForm(questions, index)),
  );
  if (found.length > 0) return found;
  return questions.flatMap((_question, index) => {
    const reach = findReach(questions, index);
    return named(index, reach === "reached" ? null : reach);
  });
}

function named(question: number, problem: FormProblem | null): FoundProblem[] {
  return problem === null ? [] : [{ question, problem }];
}

function checkForm(
  questions: readonly FormedQuestion[],
  index: number,
): FormProblem | null {
  const question = questions[index];
  if (question === undefined) return null;
  return (
    checkType(question) ??
    checkKind(question) ??
    checkBounds(question) ??
    checkRules(questions, index) ??
    checkWithin(questions, question)
  );
}

function checkType({
  type,
  allowMultiple,
  form: { kind },
}: FormedQuestion): FormProblem | null {
  const fits = typeOfKind(kind) === type;
  return fits && !(allowMultiple && kind !== "choice") ? null : "type";
}

function checkBounds({
  options,
  allowMultiple,
  form,
}: FormedQuestion): FormProblem | null {
  const { least, most, exclusive } = form;
  if (exclusive !== null && !(allowMultiple && isPlace(options, exclusive)))
    return "exclusive";
  if (least === null && most === null) return null;
  const open = options.length - (exclusive === null ? 0 : 1);
  const [from, to] = [least ?? 1, most ?? open];
  const whole = Number.isInteger(from) && Number.isInteger(to);
  const fits = allowMultiple && whole && from >= 1 && from <= to && to <= open;
  return fits ? null : "bounds";
}

function isPlace(options: readonly string[], place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < options.length;
}

function checkRules(
  questions: readonly FormedQuestion[],
  index: number,
): FormProblem | null {
  const rules = questions[index]?.form.showIf?.rules ?? [];
  for (const { question, relation, places } of rules) {
    if (!Number.isInteger(question) || question >= index) return "backwards";
    const asked = questions[question];
    if (asked?.type !== "multiple_choice") return "no-choice";
    const one = relation === "any_of" || places.length === 1;
    const known = places.every((place) => isPlace(asked.options, place));
    if (!one || places.length === 0 || !known) return "no-option";
  }
  return rules.length > rulesMax ? "entangled" : null;
}

/** The text field of "Other …" belongs to one option of an earlier question. */
function checkWithin(
  questions: readonly FormedQuestion[],
  { form }: FormedQuestion,
): FormProblem | null {
  if (!form.within) return null;
  const [rule, ...more] = form.showIf?.rules ?? [];
  const fits =
    form.kind === "text" && rule?.relation === "is" && more.length === 0;
  const around = rule && questions[rule.question];
  return fits && around?.form.within === false ? null : "within";
}
