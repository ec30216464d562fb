import type { TranslatedQuestion } from "@nearsay/core/contract";
import type { PlacedQuestion } from "../draft/place-questions.ts";
import type { Json } from "./opened-survey.ts";

/** The values of agree, disagree and pass. */
export const agreementValues = ["agree", "disagree", "pass"] as const;

/** A text, or texts by language. */
export type WrittenText = string | Json;

/** A question to be exported, with its texts in all languages of its survey. */
export interface Written {
  readonly question: PlacedQuestion;
  /** Its index among the questions, from 0. */
  readonly place: number;
  readonly text: (
    own: string,
    of: (translated: TranslatedQuestion) => string | undefined,
  ) => WrittenText;
}

/**
 * Questions that form one SurveyJS question: a choice with the text of "other",
 * or statements with the same settings.
 */
export type Group = readonly [Written, ...Written[]];

export function groupWritten(written: readonly Written[]): Group[] {
  const groups: [Written, ...Written[]][] = [];
  for (const each of written) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (first && (isOther(each, first) || isNextStatement(each, first)))
      group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** SurveyJS has "other" last, with a single-line text. */
function isOther(
  { question, place }: Written,
  { question: around, place: before }: Written,
): boolean {
  const { form } = question;
  const [rule] = form.showIf?.rules ?? [];
  const last = around.options.length - 1;
  return (
    form.within &&
    form.hint === "" &&
    place === before + 1 &&
    around.form.kind === "choice" &&
    around.form.exclusive !== last &&
    rule?.places[0] === last
  );
}

function isNextStatement(each: Written, first: Written): boolean {
  const isStatement = [each, first].every(
    ({ question }) => question.form.kind === "statement",
  );
  return (
    isStatement &&
    each.question.form.section === null &&
    howAsked(each) === howAsked(first)
  );
}

/** What the rows of a table have in common. */
function howAsked(written: Written): string {
  const { required, showIf } = written.question.form;
  return JSON.stringify([optionTexts(written), required, showIf]);
}

export function optionTexts({ question, text }: Written): WrittenText[] {
  return question.options.map((option, place) =>
    text(option, ({ options }) => options[place]),
  );
}

/** The number of options before those that SurveyJS has special properties for. */
export function countListed([{ question }, other]: Group): number {
  const count = question.options.length - (other === undefined ? 0 : 1);
  const { kind, exclusive } = question.form;
  if (kind !== "choice") return question.options.length;
  return exclusive !== null && exclusive === count - 1 ? exclusive : count;
}

/** The value of each option. */
export function valuesOf(group: Group): (string | number | boolean)[] {
  const [{ question }] = group;
  const { kind } = question.form;
  const { options } = question;
  if (kind === "scale") return options.map(Number);
  if (kind === "yes_no" && options.length === 2) return [true, false];
  if (kind === "statement" && options.length === 3) return [...agreementValues];
  const name = kind === "statement" ? "column" : "item";
  const listed = countListed(group);
  return options.map((_option, place) => {
    if (place < listed) return `${name}${place + 1}`;
    return place === question.form.exclusive ? "none" : "other";
  });
}

export function nameOf([first]: Group): string {
  return `question${first.place + 1}`;
}

/** The name of a table row, by its index from 0. */
export function rowName(row: number): string {
  return `row${row + 1}`;
}
