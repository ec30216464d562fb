import {
  type DraftQuestion,
  type QuestionKind,
  type SentForm,
  type SurveyLanguage,
  limits,
  typeOfKind,
} from "@nearsay/core/contract";
import { dayAt, dayNumber, scaleOptions } from "@nearsay/core/domain";
import { answerWords } from "../draft/answer-words.ts";
import { importTexts as texts } from "../import-texts.ts";
import { type Json, listOf } from "./opened-survey.ts";
import {
  type ReadOption,
  numberOf,
  ratingOf,
  readOption,
  readOptions,
} from "./survey-js-options.ts";
import type { Texts } from "./survey-js-text.ts";

/** A question that a SurveyJS question became, with what stands for its options in expressions. */
export interface ReadQuestion {
  readonly question: DraftQuestion;
  readonly values: readonly string[];
  /** What names it in expressions where it is a row of a table. */
  readonly row?: string;
}

/** What a question is read with. */
export interface Reading {
  readonly item: Json;
  readonly where: string;
  readonly left: Texts;
  readonly language: SurveyLanguage | null;
}

type Form = Omit<SentForm, "kind">;

type Read = (reading: Reading) => ReadQuestion[];

interface Kind {
  /** What is read of it beside what all questions have. */
  readonly names: readonly string[];
  readonly read: Read;
}

const commonNames = [
  ...["type", "name", "title", "description", "isRequired", "visibleIf"],
];
const choiceNames = [
  ...["choices", "choicesOrder", "hasOther", "showOtherItem", "otherText"],
  ...["hasNone", "showNoneItem", "noneText", "otherPlaceholder"],
];
const ratingNames = [
  ...["rateValues", "rateMin", "rateMax", "rateStep", "rateCount", "rateType"],
  ...["rateDisplayMode", "minRateDescription", "maxRateDescription"],
];

/** As it was called, and is called now. */
const rowRequired = ["isAllRowRequired", "eachRowRequired"];

const one: Kind = { names: choiceNames, read: readChoice(false) };
const several: Kind = {
  names: [...choiceNames, "minSelectedChoices", "maxSelectedChoices"],
  read: readChoice(true),
};

const kinds = new Map<unknown, Kind>([
  ["text", { names: ["inputType", "min", "max", "step"], read: readTyped }],
  ["comment", { names: [], read: readText }],
  ["radiogroup", one],
  ["dropdown", one],
  ["checkbox", several],
  ["tagbox", several],
  [
    "boolean",
    {
      names: ["labelTrue", "labelFalse", "valueTrue", "valueFalse"],
      read: readBoolean,
    },
  ],
  ["rating", { names: ratingNames, read: readRating }],
  ["ranking", { names: ["choices", "choicesOrder"], read: readRanking }],
  [
    "matrix",
    {
      names: ["columns", "rows", ...rowRequired, "titleLocation"],
      read: readRows,
    },
  ],
]);

/** Several where it is a table; none where its kind is not asked here. */
export function readQuestion(reading: Reading): ReadQuestion[] {
  const { item, where, left } = reading;
  const kind = kinds.get(item.type);
  if (kind === undefined) {
    const named = typeof item.type === "string" ? item.type : "";
    left.tell(named ? texts.kind(where, named) : texts.unreadable(where));
    return [];
  }
  left.checkNames(item, where, new Set([...commonNames, ...kind.names]));
  return kind.read(reading);
}

function localized(reading: Reading, name: string, max: number): string {
  const { item, where, left } = reading;
  return left.readLocalized(item[name], where, name, max);
}

/** The parts that every question has. */
function ask(
  reading: Reading,
  kind: QuestionKind,
  form: Form,
  options: readonly ReadOption[] = [],
): ReadQuestion {
  const { item, where, left } = reading;
  const asked = item.title ?? item.name;
  const { questionTextMax } = limits;
  const hint = localized(reading, "description", limits.instructionsMax);
  return {
    question: {
      text: left.readLocalized(asked, where, "title", questionTextMax),
      type: typeOfKind[kind],
      options: options.map(({ text }) => text),
      allowMultiple: false,
      form: {
        kind,
        ...form,
        ...(hint && { hint }),
        ...(item.isRequired === true && { required: true }),
      },
    },
    values: options.map(({ value }) => value),
  };
}

function readText(reading: Reading): ReadQuestion[] {
  return [ask(reading, "text", {})];
}

function readTyped(reading: Reading): ReadQuestion[] {
  const { item, where, left } = reading;
  switch (item.inputType) {
    case "number":
      return [ask(reading, "number", { number: readNumber(reading) })];
    case "date":
      return [ask(reading, "date", { dates: readDates(reading) })];
    default: {
      const { inputType = "text" } = item;
      if (typeof inputType === "string" && inputType !== "text")
        left.tell(texts.asText(where, inputType));
      return readText(reading);
    }
  }
}

function readNumber({ item, where, left }: Reading) {
  const [min, max] = [numberOf(item.min, null), numberOf(item.max, null)];
  if (min === null || max === null) left.tell(texts.noBounds(where));
  const least = min ?? Math.min(0, (max ?? 0) - 1);
  const digits = String(numberOf(item.step, 1)).split(".")[1]?.length ?? 0;
  return {
    ...{ least, most: max ?? Math.max(100, least + 100), unit: "" },
    decimals: Math.min(2, digits),
  };
}

function readDates({ item, where, left }: Reading) {
  const dayOf = (value: unknown) =>
    typeof value === "string" ? dayNumber(value.slice(0, 10)) : null;
  const [min, max] = [dayOf(item.min), dayOf(item.max)];
  if (min === null || max === null) left.tell(texts.noBounds(where));
  const today = Math.floor(Date.now() / 86_400_000);
  const first = min ?? (max === null ? today : max - 30);
  return { first: dayAt(first), last: dayAt(max ?? first + 30) };
}

/** The texts of "other" and "none" stand last, as SurveyJS shows them. */
function readChoice(allowMultiple: boolean): Read {
  return (reading) => {
    const { item } = reading;
    const words = answerWords(reading.language);
    const special = (name: string, value: string, otherwise: string) => ({
      ...{ value, text: localized(reading, name, limits.optionTextMax) },
      ...(item[name] === undefined && { text: otherwise }),
    });
    const hasNone = item.hasNone === true || item.showNoneItem === true;
    const hasOther = item.hasOther === true || item.showOtherItem === true;
    const added = [
      ...(hasNone ? [special("noneText", "none", words.none)] : []),
      ...(hasOther ? [special("otherText", "other", words.other)] : []),
    ];
    const listed = readOptions(item, reading.where, reading.left)
      .filter(({ text }) => added.every((each) => each.text !== text))
      .slice(0, limits.optionsMax - added.length);
    const options: ReadOption[] = [...listed, ...added];
    const exclusive = hasNone
      ? listed.length
      : options.findIndex(({ isExclusive }) => isExclusive);
    const read = ask(
      reading,
      "choice",
      {
        ...shuffledBy(reading),
        ...(allowMultiple && boundsOf(item)),
        ...(allowMultiple && exclusive >= 0 && { exclusive }),
      },
      options,
    );
    const choice = {
      ...read,
      question: { ...read.question, allowMultiple },
    };
    return hasOther ? [choice, otherOf(reading, options.length - 1)] : [choice];
  };
}

function shuffledBy({ item, where, left }: Reading): Form {
  const { choicesOrder = "none" } = item;
  if (choicesOrder === "random") return { shuffled: true };
  if (choicesOrder !== "none")
    left.tell(texts.settings(where, ["choicesOrder"]));
  return {};
}

function boundsOf({ minSelectedChoices, maxSelectedChoices }: Json): Form {
  const least = numberOf(minSelectedChoices, 0);
  const most = numberOf(maxSelectedChoices, 0);
  return { ...(least > 0 && { least }), ...(most > 0 && { most }) };
}

/** The text of "other"; its rule names the choice before it once places are known. */
function otherOf(reading: Reading, option: number): ReadQuestion {
  const { which } = answerWords(reading.language);
  const text =
    localized(reading, "otherPlaceholder", limits.questionTextMax) || which;
  const rule = { question: -1, relation: "is" as const, places: [option] };
  return {
    question: {
      ...{ text, type: "free_text", options: [], allowMultiple: false },
      form: {
        ...{ kind: "text", within: true },
        showIf: { join: "and", rules: [rule] },
      },
    },
    values: [],
  };
}

function readBoolean(reading: Reading): ReadQuestion[] {
  const { item } = reading;
  const [yes, no] = answerWords(reading.language).yesNo;
  const word = (name: string, otherwise: string) =>
    localized(reading, name, limits.optionTextMax) || otherwise;
  const valueOf = (value: unknown, otherwise: string) =>
    typeof value === "string" ? value : otherwise;
  const options = [
    {
      text: word("labelTrue", yes),
      value: valueOf(item.valueTrue, "true"),
    },
    {
      text: word("labelFalse", no),
      value: valueOf(item.valueFalse, "false"),
    },
  ];
  return [ask(reading, "yes_no", {}, options)];
}

/** A scale where it is one from 0 or 1; else a choice of its values. */
function readRating(reading: Reading): ReadQuestion[] {
  const { item } = reading;
  const { first, last, step } = ratingOf(item);
  const low = localized(reading, "minRateDescription", limits.formWordMax);
  const high = localized(reading, "maxRateDescription", limits.formWordMax);
  const fits = step === 1 && (first === 0 || first === 1);
  if (Array.isArray(item.rateValues) || !fits || last < 2 || last > 10)
    return readValues(reading, [low, high]);
  const look = [item.rateType, item.rateDisplayMode].includes("stars")
    ? ("stars" as const)
    : ("numbers" as const);
  const from = first === 0 ? (0 as const) : (1 as const);
  const scale = { from, to: Math.floor(last), look, low, high };
  const options = scaleOptions(scale).map((text) => ({ text, value: text }));
  return [ask(reading, "scale", { scale }, options)];
}

function readValues(reading: Reading, ends: readonly string[]): ReadQuestion[] {
  const { item, where, left } = reading;
  const said = ends.filter((end) => end !== "");
  if (said.length > 0) left.tell(texts.ends(where, said.join(" – ")));
  return [ask(reading, "choice", {}, readOptions(item, where, left))];
}

function readRanking(reading: Reading): ReadQuestion[] {
  const options = readOptions(reading.item, reading.where, reading.left);
  return [ask(reading, "ranking", shuffledBy(reading), options)];
}

/** Each row is a statement where there are two or three answers, else a choice of one. */
function readRows(reading: Reading): ReadQuestion[] {
  const { item, where, left, language } = reading;
  const read = (name: string) =>
    listOf(item[name])
      .map((each) => readOption(each, where, left))
      .filter(({ text }) => text !== "");
  const columns = left.takeFirst(
    read("columns"),
    limits.optionsMax,
    texts.options.tooMany(where, limits.optionsMax),
  );
  const [, , pass] = answerWords(language).statement;
  const isStatement = columns.length === 2 || columns.length === 3;
  const options =
    columns.length === 2 ? [...columns, { text: pass, value: "" }] : columns;
  if (columns.length === 0) left.tell(texts.options.none(where));
  const required = ["isRequired", ...rowRequired].some(
    (name) => item[name] === true,
  );
  return read("rows").map(({ text, value }) => {
    const row = { ...item, title: text, description: "", isRequired: required };
    const kind = isStatement ? "statement" : "choice";
    const asked = ask({ ...reading, item: row }, kind, {}, options);
    return { ...asked, row: value };
  });
}
