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
  limits,
  typeOfKind,
} from "@nearsay/core/contract";
import { clipText, dayAt, scaleOptions } from "@nearsay/core/domain";
import { answerWords } from "./answer-words.ts";

/** Part of a draft that can be moved or removed; `key` stays with it for as long as the editor is open. */
export interface Keyed {
  readonly key: string;
}

export interface EditorOption extends Keyed {
  readonly text: string;
}

/** A rule by keys, so that moving and deleting leave it at what it names. */
export interface EditorRule extends Keyed {
  /** Of a question; empty where none is chosen. */
  readonly question: string;
  readonly relation: Relation;
  /** Of what can be chosen there, by the keys of `choosable`. */
  readonly options: readonly string[];
}

export interface EditorCondition {
  readonly join: Condition["join"];
  readonly rules: readonly EditorRule[];
}

/** Null for what is not typed in whole. */
export interface EditorNumber extends Omit<NumberRange, "least" | "most"> {
  readonly least: number | null;
  readonly most: number | null;
}

/** The text that goes with an option. */
export interface EditorOther {
  /** The key of the option. */
  readonly option: string;
  readonly question: EditorQuestion;
}

export interface EditorQuestion extends Keyed {
  readonly text: string;
  readonly kind: QuestionKind;
  /** At least one where its author writes some, else empty. */
  readonly options: readonly EditorOption[];
  readonly allowMultiple: boolean;
  readonly hint: string;
  readonly required: boolean;
  readonly shuffled: boolean;
  readonly least: number | null;
  readonly most: number | null;
  /** The key of the option that is chosen alone. */
  readonly exclusive: string | null;
  readonly other: EditorOther | null;
  readonly scale: Scale | null;
  readonly number: EditorNumber | null;
  /** Empty for a day that is not typed in whole. */
  readonly dates: DateRange | null;
  readonly section: Section | null;
  readonly showIf: EditorCondition | null;
}

let keysGiven = 0;

/** A key that no other part of any draft on this page has. */
export function newKey(): string {
  keysGiven += 1;
  return `k${keysGiven}`;
}

export function newOption(text = ""): EditorOption {
  return { key: newKey(), text: clipText(text, limits.optionTextMax) };
}

const dayMs = 86_400_000;

/** @param language Of the survey, in which the answers of a yes or no stand. */
export function newQuestion(
  kind: QuestionKind,
  language: SurveyLanguage | null = null,
  today = Math.floor(Date.now() / dayMs),
): EditorQuestion {
  return {
    ...{ key: newKey(), kind, text: "", hint: "", allowMultiple: false },
    ...{ required: false, shuffled: false, least: null, most: null },
    ...{ exclusive: null, other: null, section: null, showIf: null },
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
  const { yesNo, statement } = answerWords(language);
  if (kind === "yes_no")
    return yesNo.slice(0, 2).map((text) => newOption(text));
  if (kind === "statement") return statement.map((text) => newOption(text));
  return writesOptions(kind) ? [newOption()] : [];
}

/** Whether its author writes what people choose among or put in order. */
export function writesOptions(kind: QuestionKind): boolean {
  return hasOptions(kind) && kind !== "scale";
}

/** Whether its options are a list of any length, to be put in an order. */
export function listsOptions(kind: QuestionKind): boolean {
  return kind === "choice" || kind === "ranking";
}

/** What of a question a rule can name, in the order of its places; none of one that is no choice. */
export function choosable(question: EditorQuestion): readonly EditorOption[] {
  const { kind, options, scale } = question;
  if (typeOfKind[kind] !== "multiple_choice") return [];
  if (scale === null) return options;
  return scaleOptions(scale).map((text) => ({ key: text, text }));
}

/**
 * A question of another kind, with all of it that fits there.
 * @param fresh A new one of that kind.
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
    ...{ key, text, hint, required, section, showIf, options },
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
