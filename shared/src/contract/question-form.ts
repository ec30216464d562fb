import {
  asRecord,
  type Json,
  isRecord,
  readBoolean,
  readNumber,
  readRecords,
  readString,
} from "./read.ts";

/**
 * What a question asks for. `text` and `choice` are what every reader knows as
 * `free_text` and `multiple_choice`; the others are one of these two as well, for
 * readers that are older. A `statement` is agreed to, or not, or passed: those
 * that follow one another are shown as one set.
 */
export const questionKinds = [
  "text",
  "choice",
  "yes_no",
  "scale",
  "ranking",
  "number",
  "date",
  "statement",
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** What each kind is to an older reader. */
export const typeOfKind = {
  text: "free_text",
  choice: "multiple_choice",
  yes_no: "multiple_choice",
  scale: "multiple_choice",
  ranking: "free_text",
  number: "free_text",
  date: "free_text",
  statement: "multiple_choice",
} as const satisfies Record<QuestionKind, "free_text" | "multiple_choice">;

/** Whether people choose among, or put in order, what its author wrote. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === "ranking" || typeOfKind[kind] === "multiple_choice";
}

export const scaleLooks = ["numbers", "stars"] as const;

/** From `from` to `to`, in whole steps. */
export interface Scale {
  from: 0 | 1;
  /** 2 to 10. */
  to: number;
  look: (typeof scaleLooks)[number];
  /** What its ends mean; empty where the author did not say. */
  low: string;
  high: string;
}

/** Both ends belong to it. */
export interface NumberRange {
  least: number;
  most: number;
  /** Digits after the point: 0 to 2. */
  decimals: number;
  /** Empty for none. */
  unit: string;
}

/** Days as YYYY-MM-DD; both belong to it. */
export interface DateRange {
  first: string;
  last: string;
}

export interface Section {
  heading: string;
  /** Empty for none. */
  text: string;
  /** Whether it begins a page of its own. */
  page: boolean;
}

export const relations = ["is", "is_not", "any_of", "at_least"] as const;
export type Relation = (typeof relations)[number];

/** What must have been answered before. */
export interface Rule {
  /** Its place among the questions of the survey, challenge questions apart, from 0. */
  question: number;
  relation: Relation;
  /** Of its options, from 0; one alone unless the relation is `any_of`. */
  places: number[];
}

export interface Condition {
  join: "and" | "or";
  /** At least one. */
  rules: Rule[];
}

/** How a question is asked, beside its words, options and type. What is left out is as it is in `plainForm`. */
export interface QuestionForm {
  kind: QuestionKind;
  /** Said below the question; empty for none. */
  hint: string;
  required: boolean;
  /** Of a choice of several: the fewest and the most that are taken; null for any number. */
  least: number | null;
  most: number | null;
  /** The place of the option that excludes all others, such as "None of these"; null for none. */
  exclusive: number | null;
  /** Whether options are shown in another order to each person; the exclusive one and the one with a text of its own stay last. */
  shuffled: boolean;
  /** Set for `scale`, `number` and `date` alone. */
  scale: Scale | null;
  number: NumberRange | null;
  dates: DateRange | null;
  /** What begins with this question; null where it goes on with the one before. */
  section: Section | null;
  /** When it is asked; null for always. */
  showIf: Condition | null;
  /** Whether it is shown within the question that its condition names, as the text of "Other …". */
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

/** A form as it is sent and kept: what is plain is left out. */
export type SentForm = Pick<QuestionForm, "kind"> & {
  [Name in Exclude<keyof QuestionForm, "kind">]?: NonNullable<
    QuestionForm[Name]
  >;
};

/** Null for a plain question of its type, of which nothing is sent. */
export function sendForm(
  form: QuestionForm,
  type: "free_text" | "multiple_choice",
): SentForm | null {
  const said = Object.entries(form).filter(
    ([name, value]) =>
      name === "kind" || value !== plainForm[name as keyof QuestionForm],
  );
  const plain = said.length === 1 && form.kind === plainKind(type);
  return plain ? null : (Object.fromEntries(said) as SentForm);
}

export function plainKind(type: string): QuestionKind {
  return type === "multiple_choice" ? "choice" : "text";
}

/**
 * Reads the `form` of a question. Null for a kind that this version does not
 * know, and where what the kind needs is missing: the question is then what its
 * type says.
 */
export function readForm(given: unknown, type: string): QuestionForm | null {
  if (!isRecord(given)) return { ...plainForm, kind: plainKind(type) };
  const kind = questionKinds.find((known) => known === given.kind);
  if (kind === undefined) return null;
  const scale = kind === "scale" ? readScale(given.scale) : null;
  const number = kind === "number" ? readNumberRange(given.number) : null;
  const dates = kind === "date" ? readDates(given.dates) : null;
  const lacks =
    (kind === "scale" && scale === null) ||
    (kind === "number" && number === null) ||
    (kind === "date" && dates === null);
  if (lacks) return null;
  return {
    ...{ kind, scale, number, dates },
    hint: readString(given, "hint"),
    required: readBoolean(given, "required"),
    least: readNumber(given, "least"),
    most: readNumber(given, "most"),
    exclusive: readNumber(given, "exclusive"),
    shuffled: readBoolean(given, "shuffled"),
    section: readSection(given.section),
    showIf: readCondition(given.showIf),
    within: readBoolean(given, "within"),
  };
}

function readScale(given: unknown): Scale | null {
  const to = readNumber(given, "to");
  if (to === null) return null;
  return {
    from: readNumber(given, "from") === 0 ? 0 : 1,
    to,
    look: asRecord(given).look === "stars" ? "stars" : "numbers",
    low: readString(given, "low"),
    high: readString(given, "high"),
  };
}

function readNumberRange(given: unknown): NumberRange | null {
  const least = readNumber(given, "least");
  const most = readNumber(given, "most");
  if (least === null || most === null) return null;
  const decimals = readNumber(given, "decimals") ?? 0;
  return { least, most, decimals, unit: readString(given, "unit") };
}

function readDates(given: unknown): DateRange | null {
  const first = readString(given, "first");
  const last = readString(given, "last");
  return first === "" || last === "" ? null : { first, last };
}

function readSection(given: unknown): Section | null {
  if (!isRecord(given)) return null;
  return {
    heading: readString(given, "heading"),
    text: readString(given, "text"),
    page: readBoolean(given, "page"),
  };
}

function readCondition(given: unknown): Condition | null {
  const rules = readRecords(asRecord(given).rules).flatMap(readRule);
  if (rules.length === 0) return null;
  return { join: asRecord(given).join === "or" ? "or" : "and", rules };
}

function readRule(given: Json): Rule[] {
  const question = readNumber(given, "question");
  const relation = relations.find((known) => known === given.relation);
  if (question === null || relation === undefined) return [];
  const places = Array.isArray(given.places)
    ? given.places.filter((place) => typeof place === "number")
    : [];
  return [{ question, relation, places }];
}
