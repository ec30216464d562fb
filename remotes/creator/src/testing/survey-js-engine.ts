import { findAsked, type StoredAnswer } from "@nearsay/core/forms";
import { Model, type Question } from "survey-core";
import { placeQuestions } from "../draft/place-questions.ts";
import { readSurvey } from "../import/read-survey.ts";

/** Chooses an index below `count`, from 0. */
export type Choose = (count: number) => number;

/** Compares what SurveyJS shows after some answers with what is asked here after the same. */
export interface Compared {
  /** Titles of questions that only one of the two asks. */
  readonly differing: string[];
  readonly leftOut: readonly string[];
}

/** Answers a survey from top to bottom in SurveyJS itself, and here after the import. */
export function compareWithEngine(json: object, choose: Choose): Compared {
  const { draft, leftOut } = readSurvey(JSON.stringify(json), 0);
  const model = new Model(json);
  for (const question of model.getAllQuestions())
    if (isShown(question)) answer(question, choose);
  const shown = new Map<string, Question>();
  for (const question of model.getAllQuestions())
    if (isShown(question))
      for (const text of textsOf(question)) shown.set(text, question);
  const placed = placeQuestions(draft.questions);
  const answers = placed.map(({ text, options, form }) =>
    form.within ? null : stored(shown.get(text), text, options),
  );
  const asked = findAsked(placed, answers);
  const here = new Set(
    placed
      .filter(({ form }, place) => asked[place] === true && !form.within)
      .map(({ text }) => text),
  );
  const all = new Set([...shown.keys(), ...here]);
  return {
    differing: [...all].filter((text) => shown.has(text) !== here.has(text)),
    leftOut,
  };
}

function isShown(question: Question): boolean {
  for (
    let of: { isVisible: boolean; parent?: unknown } | null = question;
    of;
  ) {
    if (!of.isVisible) return false;
    of = (of.parent ?? null) as typeof of;
  }
  return true;
}

interface Table extends Question {
  readonly visibleRows: { readonly name: string; readonly text: string }[];
  readonly visibleColumns: { readonly value: unknown; readonly text: string }[];
}

interface Choices extends Question {
  readonly visibleChoices: { readonly value: unknown; readonly text: string }[];
}

/** Each row of a table is a question here. */
function textsOf(question: Question): string[] {
  const type = question.getType();
  if (type === "html" || type === "image") return [];
  const title = question.title.replace(/\{[^}]+\}/g, "…");
  if (type !== "matrix") return [title];
  return (question as Table).visibleRows.map((row) => row.text);
}

function valuesOf(question: Question): { value: unknown; text: string }[] {
  switch (question.getType()) {
    case "matrix":
      return (question as Table).visibleColumns;
    case "rating": {
      const { visibleRateValues } = question as Question & {
        visibleRateValues: { value: unknown; text: string }[];
      };
      return visibleRateValues;
    }
    case "boolean": {
      const { getValueTrue, getValueFalse } = question as Question & {
        getValueTrue: () => unknown;
        getValueFalse: () => unknown;
      };
      return [getValueTrue, getValueFalse].map((valueOf) => ({
        value: valueOf.call(question),
        text: "",
      }));
    }
    case "radiogroup":
    case "dropdown":
    case "checkbox":
    case "tagbox":
      // “Select all” is a button, and no answer.
      return (question as Choices).visibleChoices.filter(
        ({ value }) => value !== "",
      );
    default:
      return [];
  }
}

function answer(question: Question, choose: Choose): void {
  const type = question.getType();
  const values = valuesOf(question).map(({ value }) => value);
  const one = () => values[choose(values.length)];
  if (values.length === 0) {
    if (type === "text" && choose(2) === 0) question.value = "7";
    if (type === "comment" && choose(2) === 0) question.value = "Seven";
  } else if (choose(5) === 0) return;
  else if (type === "matrix") {
    const rows = (question as Table).visibleRows.filter(() => choose(4) > 0);
    question.value = Object.fromEntries(rows.map(({ name }) => [name, one()]));
  } else if (type === "checkbox" || type === "tagbox")
    question.value = values.filter(() => choose(2) === 0);
  else question.value = one();
}

function stored(
  question: Question | undefined,
  text: string,
  options: readonly string[],
): StoredAnswer | null {
  if (question === undefined) return null;
  const values = valuesOf(question);
  const given: unknown =
    question.getType() === "matrix"
      ? (question.value as Record<string, unknown> | undefined)?.[
          (question as Table).visibleRows.find((row) => row.text === text)
            ?.name ?? ""
        ]
      : question.value;
  const chosen = [given ?? []].flat();
  const places = chosen.flatMap((value) => {
    const index = values.findIndex((each) => each.value === value);
    // Options that SurveyJS adds have other texts here, at the same indexes.
    const named = options.indexOf(values[index]?.text ?? "");
    return named < 0 ? index : named;
  });
  return places.length === 0 ? null : places.sort((a, b) => a - b);
}
