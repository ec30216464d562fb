import {
  type DraftQuestion,
  type QuestionKind,
  type SentForm,
  type SurveyLanguage,
  limits,
  typeOfKind,
} from "@nearsay/core/contract";
import { dayAt, dayNumber, scaleOptions } from "@nearsay/core/forms";
import { predefinedAnswers } from "../draft/predefined-answers.ts";
import { fileImport as texts } from "#messages";
import { type Json, listOf } from "./opened-survey.ts";
import { inputs } from "./survey-js-inputs.ts";
import {
  type Items,
  type ReadOption,
  numberOf,
  ratingOf,
  readOption,
  readOptions,
} from "./survey-js-options.ts";
import type { Plain } from "./survey-js-expression.ts";
import { agreementValues } from "./survey-js-written.ts";
import { settingNames, reportSettings } from "./survey-js-settings.ts";
import type { Texts } from "./survey-js-text.ts";

/** A question imported from SurveyJS, with the values of its options in expressions. */
export interface ReadQuestion {
  readonly question: DraftQuestion;
  readonly values: readonly Plain[];
  /** Its name in expressions if it is a row of a table. */
  readonly row?: string;
}

/** The context in which a question is read. */
export interface Reading {
  readonly item: Json;
  readonly where: string;
  readonly left: Texts;
  readonly language: SurveyLanguage | null;
  readonly items: Items;
}

type Form = Omit<SentForm, "kind">;

type Read = (reading: Reading) => ReadQuestion[];

interface Kind {
  /** Properties that are read in addition to those of all questions. */
  readonly names: readonly string[];
  readonly read: Read;
}

const commonNames = [
  ...["type", "name", "title", "description", "isRequired", "visibleIf"],
  ...settingNames,
];
const choiceNames = [
  ...["choices", "choicesOrder", "hasOther", "showOtherItem", "otherText"],
  ...["hasNone", "showNoneItem", "noneText", "otherPlaceholder"],
  ...["showRefuseItem", "refuseText", "showDontKnowItem", "dontKnowText"],
  ...["choicesFromQuestion", "choicesFromQuestionMode"],
  ...["choicesMin", "choicesMax", "choicesStep"],
];
const ratingNames = [
  ...["rateValues", "rateMin", "rateMax", "rateStep", "rateCount", "rateType"],
  ...["rateDisplayMode", "minRateDescription", "maxRateDescription"],
];

/** The previous and the current name. */
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
  ["ranking", { names: choiceNames, read: readRanking }],
  [
    "matrix",
    {
      names: ["columns", "rows", "cellType", ...rowRequired, "titleLocation"],
      read: readRows,
    },
  ],
]);

/** Several questions for a table; none if its kind is not supported. */
export function readQuestion(reading: Reading): ReadQuestion[] {
  const { item, where, left } = reading;
  const kind = kinds.get(item.type);
  if (kind === undefined) {
    const named = typeof item.type === "string" ? item.type : "";
    if (["html", "image"].includes(named))
      left.reportLook(texts.kind({ where, kind: named }));
    else
      left.report(
        named
          ? texts.kind({ where, kind: named })
          : texts.unreadable({ where }),
      );
    return [];
  }
  left.checkNames(item, where, new Set([...commonNames, ...kind.names]));
  reportSettings(item, where, left);
  return kind.read(reading);
}

function localized(reading: Reading, name: string, max: number): string {
  const { item, where, left } = reading;
  return left.readLocalized(item[name], where, name, max);
}

/** The properties that every question has. */
function ask(
  reading: Reading,
  kind: QuestionKind,
  form: Form,
  options: readonly ReadOption[] = [],
): ReadQuestion {
  const { item, where, left } = reading;
  const { questionTextMax } = limits;
  const title = left.readLocalized(item.title, where, "title", questionTextMax);
  const hint = localized(reading, "description", limits.instructionsMax);
  return {
    question: {
      text: title || left.readText(item.name, where, "name", questionTextMax),
      type: typeOfKind(kind),
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
  const { inputType = "text" } = item;
  const input = inputs.find(({ type }) => type === inputType);
  if (input !== undefined)
    return [ask(reading, input.kind, readRange[input.kind]?.(reading) ?? {})];
  if (typeof inputType === "string" && inputType !== "text")
    left.report(texts.asText({ where, kind: inputType }));
  return readText(reading);
}

/** What the form of such a kind has. */
const readRange: Partial<Record<QuestionKind, (reading: Reading) => Form>> = {
  number: (reading) => ({ number: readNumber(reading) }),
  date: (reading) => ({ dates: readDates(reading) }),
};

function readNumber({ item, where, left }: Reading) {
  const [min, max] = [numberOf(item.min, null), numberOf(item.max, null)];
  if (min === null || max === null) left.report(texts.noBounds({ where }));
  const least = min ?? Math.min(0, (max ?? 0) - 1);
  const range = { least, most: max ?? Math.max(100, least + 100), unit: "" };
  const step = numberOf(item.step, 0);
  if (step <= 0) {
    left.reportLook(texts.twoDigits({ where }));
    return { ...range, decimals: 2 };
  }
  const digits = String(step).split(".")[1]?.length ?? 0;
  const decimals = Math.min(2, digits);
  if (step !== Number((0.1 ** decimals).toFixed(2)))
    left.report(texts.step({ where, step }));
  return { ...range, decimals };
}

function readDates({ item, where, left }: Reading) {
  const dayOf = (value: unknown) =>
    typeof value === "string" ? dayNumber(value.slice(0, 10)) : null;
  const [min, max] = [dayOf(item.min), dayOf(item.max)];
  if (min === null || max === null) left.report(texts.noBounds({ where }));
  const today = Math.floor(Date.now() / 86_400_000);
  const first = min ?? (max === null ? today : max - 30);
  return { first: dayAt(first), last: dayAt(max ?? first + 30) };
}

/** The options that SurveyJS adds, in its order, with default texts in the survey's language. */
function readAdded(reading: Reading): ReadOption[] {
  const { item, language } = reading;
  const { none, other, yesNo, statement } = predefinedAnswers(language);
  const special = (
    names: readonly string[],
    word: string,
    value: string,
    otherwise: string,
  ): ReadOption[] => {
    if (!names.some((name) => item[name] === true)) return [];
    const text = localized(reading, word, limits.optionTextMax) || otherwise;
    return [{ value, text, isExclusive: value !== "other" }];
  };
  return [
    ...special(["hasNone", "showNoneItem"], "noneText", "none", none),
    ...special(["showRefuseItem"], "refuseText", "refused", statement[2]),
    ...special(["showDontKnowItem"], "dontKnowText", "dontknow", yesNo[2]),
    ...special(["hasOther", "showOtherItem"], "otherText", "other", other),
  ];
}

/** "Other" and "none" come last, as SurveyJS shows them. */
function readChoice(allowMultiple: boolean): Read {
  return (reading) => {
    const { item } = reading;
    const added = readAdded(reading);
    const listed = readListed(reading)
      .filter(({ text }) => added.every((each) => each.text !== text))
      .slice(0, limits.optionsMax - added.length);
    const options: ReadOption[] = [...listed, ...added];
    const read = ask(
      reading,
      "choice",
      {
        ...shuffledBy(reading),
        ...(allowMultiple && boundsOf(item)),
        ...(allowMultiple && exclusiveOf(options, reading)),
      },
      options,
    );
    const choice = {
      ...read,
      question: { ...read.question, allowMultiple },
    };
    const hasOther = added.some(({ value }) => value === "other");
    return hasOther ? [choice, otherOf(reading, options.length - 1)] : [choice];
  };
}

/** Only one option can exclude the others here: "none" if there is one, otherwise the first. */
function exclusiveOf(
  options: readonly ReadOption[],
  { where, left }: Reading,
): Form {
  const found = options.filter(({ isExclusive }) => isExclusive);
  const chosen = found.find(({ value }) => value === "none") ?? found[0];
  if (chosen === undefined) return {};
  for (const other of found)
    if (other !== chosen)
      left.report(texts.options.together({ where, option: other.text }));
  return { exclusive: options.indexOf(chosen) };
}

function shuffledBy({ item, where, left }: Reading): Form {
  const { choicesOrder = "none" } = item;
  if (choicesOrder === "random") return { shuffled: true };
  if (!["none", "asc", "desc"].includes(String(choicesOrder)))
    left.report(texts.settings({ where, names: "choicesOrder" }));
  return {};
}

function boundsOf({ minSelectedChoices, maxSelectedChoices }: Json): Form {
  const least = numberOf(minSelectedChoices, 0);
  const most = numberOf(maxSelectedChoices, 0);
  return { ...(least > 0 && { least }), ...(most > 0 && { most }) };
}

/**
 * The text question of "other"; its rule is linked to the choice before it once
 * indexes are known.
 */
function otherOf(reading: Reading, option: number): ReadQuestion {
  const { which } = predefinedAnswers(reading.language);
  const text =
    localized(reading, "otherPlaceholder", limits.questionTextMax) || which;
  const rule = { question: -1, relation: "is" as const, places: [option] };
  return {
    question: {
      text,
      type: "free_text",
      options: [],
      allowMultiple: false,
      form: {
        kind: "text",
        within: true,
        showIf: { join: "and", rules: [rule] },
      },
    },
    values: [],
  };
}

function readBoolean(reading: Reading): ReadQuestion[] {
  const { item } = reading;
  const [yes, no] = predefinedAnswers(reading.language).yesNo;
  const word = (name: string, otherwise: string) =>
    localized(reading, name, limits.optionTextMax) || otherwise;
  const valueOf = (value: unknown, otherwise: boolean): Plain =>
    typeof value === "string" || typeof value === "number" ? value : otherwise;
  const options = [
    {
      text: word("labelTrue", yes),
      value: valueOf(item.valueTrue, true),
    },
    {
      text: word("labelFalse", no),
      value: valueOf(item.valueFalse, false),
    },
  ];
  return [ask(reading, "yes_no", {}, options)];
}

/** A scale if it starts at 0 or 1 in steps of one; otherwise a choice of its values. */
function readRating(reading: Reading): ReadQuestion[] {
  const { item } = reading;
  const { first, last, step } = ratingOf(item);
  const listed = Array.isArray(item.rateValues) && item.rateValues.length > 0;
  const low = localized(reading, "minRateDescription", limits.formWordMax);
  const high = localized(reading, "maxRateDescription", limits.formWordMax);
  const fits = step === 1 && (first === 0 || first === 1);
  if (listed || !fits || last < 2 || last > 10)
    return readValues(reading, [low, high]);
  const look = [item.rateType, item.rateDisplayMode].includes("stars")
    ? ("stars" as const)
    : ("numbers" as const);
  const from = first === 0 ? (0 as const) : (1 as const);
  const scale = { from, to: Math.floor(last), look, low, high };
  const options = scaleOptions(scale).map((text) => ({
    text,
    value: Number(text),
  }));
  return [ask(reading, "scale", { scale }, options)];
}

function readValues(reading: Reading, ends: readonly string[]): ReadQuestion[] {
  const { where, left } = reading;
  const labels = ends.filter((end) => end !== "");
  if (labels.length > 0)
    left.report(texts.ends({ where, ends: labels.join(" – ") }));
  return [ask(reading, "choice", {}, readListed(reading))];
}

function readListed({ item, where, left, items }: Reading): ReadOption[] {
  return readOptions(item, where, left, items);
}

/** No rule can refer to a ranking. */
function readRanking(reading: Reading): ReadQuestion[] {
  const options = readListed(reading);
  const asked = ask(reading, "ranking", shuffledBy(reading), options);
  return [{ ...asked, values: [] }];
}

/** Each row becomes a choice, or a statement if its answers are those of statements here. */
function readRows(reading: Reading): ReadQuestion[] {
  const { item, where, left, language } = reading;
  const read = (name: string) =>
    listOf(item[name])
      .map((each) => readOption(each, where, left))
      .filter(({ text }) => text !== "");
  const columns = left.takeFirst(
    read("columns"),
    limits.optionsMax,
    texts.options.tooMany({ where, max: limits.optionsMax }),
  );
  if (columns.length === 0) left.report(texts.options.none({ where }));
  const required = rowRequired.some((name) => item[name] === true);
  if (item.isRequired === true && !required)
    left.report(texts.anyRow({ where }));
  const allowMultiple = item.cellType === "checkbox";
  const isStatement = !allowMultiple && isAgreement(columns, language);
  const form = allowMultiple ? exclusiveOf(columns, reading) : {};
  return read("rows").map(({ text, value }) => {
    const row = { ...item, title: text, description: "", isRequired: required };
    const kind = isStatement ? "statement" : "choice";
    const asked = ask({ ...reading, item: row }, kind, form, columns);
    const question = { ...asked.question, allowMultiple };
    return { ...asked, question, row: String(value) };
  });
}

/** Whether the options are agree, disagree and pass. */
function isAgreement(
  columns: readonly ReadOption[],
  language: SurveyLanguage | null,
): boolean {
  const values = columns.map(({ value }) => String(value).toLowerCase());
  const words = [predefinedAnswers(language), predefinedAnswers("en")];
  const known = [
    agreementValues,
    ...words.map(({ statement }) => statement),
    ...words.map(({ yesNo: [yes, no], statement }) => [yes, no, statement[2]]),
  ];
  return known.some(
    (each) => each.join("\n").toLowerCase() === values.join("\n"),
  );
}
