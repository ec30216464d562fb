import {
  type Condition,
  type DateRange,
  type NumberRange,
  type QuestionKind,
  type Relation,
  type Scale,
  type Section,
  type SurveyLanguage,
  hasOptions,
  kindTraits,
  limits,
} from "@nearsay/core/contract";
import { clipText, dayAt, scaleOptions } from "@nearsay/core/forms";
import { predefinedAnswers } from "./predefined-answers.ts";

/**
 * Item of a draft that can be moved or removed; its `key` stays the same while
 * the editor is open.
 */
export interface Keyed {
  readonly key: string;
}

export interface EditorOption extends Keyed {
  readonly text: string;
}

/**
 * A rule that refers to questions and options by key, so that it follows them
 * when they are moved or deleted.
 */
export interface EditorRule extends Keyed {
  /** Key of a question; empty if none is chosen. */
  readonly question: string;
  readonly relation: Relation;
  /** Keys of the options, as returned by `choosable`. */
  readonly options: readonly string[];
}

export interface EditorCondition {
  readonly join: Condition["join"];
  readonly rules: readonly EditorRule[];
}

/** Bounds are null while they are typed incompletely. */
export interface EditorNumber extends Omit<NumberRange, "least" | "most"> {
  readonly least: number | null;
  readonly most: number | null;
}

/** The text question of an "other" option. */
export interface EditorOther {
  /** The key of the option. */
  readonly option: string;
  readonly question: EditorQuestion;
}

export interface EditorQuestion extends Keyed {
  readonly text: string;
  readonly kind: QuestionKind;
  /** At least one if the author writes options, otherwise empty. */
  readonly options: readonly EditorOption[];
  readonly allowMultiple: boolean;
  readonly hint: string;
  readonly required: boolean;
  readonly shuffled: boolean;
  readonly least: number | null;
  readonly most: number | null;
  /** The key of the option that excludes all others. */
  readonly exclusive: string | null;
  readonly other: EditorOther | null;
  readonly scale: Scale | null;
  readonly number: EditorNumber | null;
  /** A date is empty while it is typed incompletely. */
  readonly dates: DateRange | null;
  readonly section: Section | null;
  readonly showIf: EditorCondition | null;
}

let keysGiven = 0;

/** A key that is unique among the items of all drafts on this page. */
export function newKey(): string {
  keysGiven += 1;
  return `k${keysGiven}`;
}

export function newOption(text = ""): EditorOption {
  return { key: newKey(), text: clipText(text, limits.optionTextMax) };
}

const dayMs = 86_400_000;

/** @param language Of the survey; used for the predefined answers. */
export function newQuestion(
  kind: QuestionKind,
  language: SurveyLanguage | null = null,
  today = Math.floor(Date.now() / dayMs),
): EditorQuestion {
  return {
    key: newKey(),
    kind,
    text: "",
    hint: "",
    allowMultiple: false,
    required: false,
    shuffled: false,
    least: null,
    most: null,
    exclusive: null,
    other: null,
    section: null,
    showIf: null,
    options: firstOptions(kind, language),
    scale:
      kind === "scale"
        ? { from: 1, to: 5, look: "numbers", low: "", high: "" }
        : null,
    number:
      kind === "number" ? { least: 0, most: 100, decimals: 0, unit: "" } : null,
    dates:
      kind === "date" ? { first: dayAt(today), last: dayAt(today + 30) } : null,
  };
}

function firstOptions(kind: QuestionKind, language: SurveyLanguage | null) {
  const { yesNo, statement } = predefinedAnswers(language);
  if (kind === "yes_no")
    return yesNo.slice(0, 2).map((text) => newOption(text));
  if (kind === "statement") return statement.map((text) => newOption(text));
  return writesOptions(kind) ? [newOption()] : [];
}

/** Whether the author writes the options that people choose from or rank. */
export function writesOptions(kind: QuestionKind): boolean {
  return hasOptions(kind) && kindTraits[kind].options !== "steps";
}

/** Whether its options are an ordered list of any length. */
export function listsOptions(kind: QuestionKind): boolean {
  return kindTraits[kind].options === "list";
}

/** The options that a rule can refer to, in order; none if the question is not a choice. */
export function choosable(question: EditorQuestion): readonly EditorOption[] {
  const { kind, options, scale } = question;
  if (kindTraits[kind].answer !== "choice") return [];
  if (scale === null) return options;
  return scaleOptions(scale).map((text) => ({ key: text, text }));
}

/**
 * The question converted to another kind, with everything that fits it.
 * @param fresh A new question of that kind.
 */
export function changeKind(
  question: EditorQuestion,
  fresh: EditorQuestion,
): EditorQuestion {
  const { key, text, hint, required, section, showIf } = question;
  const { kind, allowMultiple } = fresh;
  const options = keepOptions(question, fresh);
  const lists = kind === "choice" && question.kind === "choice";
  return {
    ...fresh,
    key,
    text,
    hint,
    required,
    section,
    showIf,
    options,
    shuffled: listsOptions(kind) && question.shuffled,
    other: lists ? question.other : null,
    exclusive: lists && allowMultiple ? question.exclusive : null,
  };
}

function keepOptions(question: EditorQuestion, fresh: EditorQuestion) {
  const options =
    question.scale && listsOptions(fresh.kind)
      ? choosable(question).map(({ text }) => newOption(text))
      : question.options;
  const fits =
    fresh.kind === "yes_no"
      ? options.length >= 2 && options.length <= 3
      : listsOptions(fresh.kind) && options.length > 0;
  return fits ? options : fresh.options;
}
