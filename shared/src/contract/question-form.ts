import { isRecord, readRecords } from "./read.ts";

/** What the kinds of question differ in, for code that treats several alike. */
export interface KindTraits {
  /** A text, the chosen options, or all options in a person's order. */
  readonly answer: "text" | "choice" | "order";
  /**
   * None, a list of any length, a few fixed answers in the author's words, or
   * the steps of a scale.
   */
  readonly options: "none" | "list" | "few" | "steps";
  /**
   * What insights show: the texts, counts by option, all statements in one
   * figure, or counts by places that are not options.
   */
  readonly figure: "texts" | "options" | "statements" | "places";
}

/**
 * What a question asks for. For a `statement`, a person agrees, disagrees or
 * passes: successive statements are shown as one set.
 */
export const kindTraits = {
  text: { answer: "text", options: "none", figure: "texts" },
  choice: { answer: "choice", options: "list", figure: "options" },
  yes_no: { answer: "choice", options: "few", figure: "options" },
  scale: { answer: "choice", options: "steps", figure: "options" },
  ranking: { answer: "order", options: "list", figure: "places" },
  number: { answer: "text", options: "none", figure: "places" },
  date: { answer: "text", options: "none", figure: "places" },
  statement: { answer: "choice", options: "few", figure: "statements" },
} as const satisfies Record<string, KindTraits>;

export type QuestionKind = keyof typeof kindTraits;

export const questionKinds = Object.keys(kindTraits) as QuestionKind[];

/**
 * The type of a kind. All readers know `text` and `choice` as `free_text` and
 * `multiple_choice`; older readers treat each other kind as one of these two.
 */
export function typeOfKind(
  kind: QuestionKind,
): "free_text" | "multiple_choice" {
  return kindTraits[kind].answer === "choice" ? "multiple_choice" : "free_text";
}

/** What insights show of a kind; undefined if this version does not know it. */
export function figureOf(kind: string): KindTraits["figure"] | undefined {
  const traits: Readonly<Record<string, KindTraits>> = kindTraits;
  return traits[kind]?.figure;
}

/** Whether people choose among, or rank, options of the author. */
export function hasOptions(kind: QuestionKind): boolean {
  return kindTraits[kind].options !== "none";
}

export const scaleLooks = ["numbers", "stars"] as const;

/** From `from` to `to`, in integer steps. */
export interface Scale {
  from: 0 | 1;
  /** 2 to 10. */
  to: number;
  look: (typeof scaleLooks)[number];
  /** What its ends mean; empty if the author gave no labels. */
  low: string;
  high: string;
}

/** Both ends are included. */
export interface NumberRange {
  least: number;
  most: number;
  /** Digits after the decimal point: 0 to 2. */
  decimals: number;
  /** Empty for none. */
  unit: string;
}

/** Days as YYYY-MM-DD; both are included. */
export interface DateRange {
  first: string;
  last: string;
}

export interface Section {
  heading: string;
  /** Empty for none. */
  text: string;
  /** Whether it begins a new page. */
  page: boolean;
}

export const relations = ["is", "is_not", "any_of", "at_least"] as const;
export type Relation = (typeof relations)[number];

/** What must have been answered before. */
export interface Rule {
  /** Its index among the questions of the survey, without challenge questions, from 0. */
  question: number;
  relation: Relation;
  /** Indexes of its options, from 0; exactly one unless the relation is `any_of`. */
  places: number[];
}

export interface Condition {
  join: "and" | "or";
  /** At least one. */
  rules: Rule[];
}

/**
 * How a question is asked, in addition to its text, options and type. Omitted
 * fields have the values of `plainForm`.
 */
export interface QuestionForm {
  kind: QuestionKind;
  /** Shown below the question; empty for none. */
  hint: string;
  required: boolean;
  /** Minimum and maximum number of choices for a multiple choice; null for any number. */
  least: number | null;
  most: number | null;
  /** Index of the option that excludes all others, such as "None of these"; null for none. */
  exclusive: number | null;
  /**
   * Whether each person sees the options in a different order; the exclusive
   * option and the one with a text field stay last.
   */
  shuffled: boolean;
  /** Set only for `scale`, `number` and `date`. */
  scale: Scale | null;
  number: NumberRange | null;
  dates: DateRange | null;
  /** The section that begins with this question; null if it continues the previous one. */
  section: Section | null;
  /** Condition for asking it; null for always. */
  showIf: Condition | null;
  /**
   * Whether it is shown within the question that its condition refers to, as
   * the text field of "Other …".
   */
  within: boolean;
}

export const plainForm: Readonly<QuestionForm> = {
  kind: "text",
  hint: "",
  required: false,
  least: null,
  most: null,
  exclusive: null,
  shuffled: false,
  scale: null,
  number: null,
  dates: null,
  section: null,
  showIf: null,
  within: false,
};

/** A form as sent and stored: default values are omitted. */
export type SentForm = Pick<QuestionForm, "kind"> & {
  [Name in Exclude<keyof QuestionForm, "kind">]?: NonNullable<
    QuestionForm[Name]
  >;
};

/** Null for a plain question of its type, for which nothing is sent. */
export function sendForm(
  form: QuestionForm,
  type: "free_text" | "multiple_choice",
): SentForm | null {
  const given = Object.entries(form).filter(
    ([name, value]) =>
      name === "kind" || value !== plainForm[name as keyof QuestionForm],
  );
  const plain = given.length === 1 && form.kind === plainKind(type);
  return plain ? null : (Object.fromEntries(given) as SentForm);
}

export function plainKind(type: string): QuestionKind {
  return type === "multiple_choice" ? "choice" : "text";
}

/**
 * Reads the `form` of a question. Null for a kind that this version does not
 * know, or if the kind's required fields are missing: the question is then
 * treated according to its type. Every page that asks questions includes this
 * code, so the fields of a known kind are not validated further.
 */
export function readForm(given: unknown, type: string): QuestionForm | null {
  const form: QuestionForm = { ...plainForm, kind: plainKind(type) };
  if (!isRecord(given)) return form;
  const { kind, scale, number, dates, showIf } = Object.assign(form, given);
  const sent = readRecords(showIf?.rules) as unknown[] as Rule[];
  const rules = sent.filter(({ relation }) => relations.includes(relation));
  form.showIf = showIf && rules.length > 0 ? { ...showIf, rules } : null;
  form.scale = kind === "scale" ? scale : null;
  form.number = kind === "number" ? number : null;
  form.dates = kind === "date" ? dates : null;
  const needed = { scale: scale?.to, number: number?.most, date: dates?.last };
  if (!questionKinds.includes(kind)) return null;
  const isLacking = kind in needed && isNothing(needed[kind as "scale"]);
  return isLacking ? null : form;
}

function isNothing(value: unknown): boolean {
  return (value ?? null) === null;
}
