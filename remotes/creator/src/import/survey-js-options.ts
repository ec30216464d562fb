import { limits } from "@nearsay/core/contract";
import { textKey } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import { fileImport as texts } from "#messages";
import { type Json, isJson, listOf } from "./opened-survey.ts";
import { compareTexts } from "./survey-js-compare.ts";
import type { Plain } from "./survey-js-expression.ts";
import type { Texts } from "./survey-js-text.ts";

/** The questions of a survey by their names. */
export type Items = ReadonlyMap<unknown, Json>;

const limiting = ["visibleIf", "enableIf"];
const choiceNames = new Set(["value", "text", "isExclusive", ...limiting]);

/** Maximum number of steps of a SurveyJS rating. */
const ratingsMax = 20;

/** An option, and its value in expressions. */
export interface ReadOption {
  readonly text: string;
  readonly value: Plain;
  /** Whether it excludes all others. */
  readonly isExclusive?: boolean;
}

/** The options of a question, without duplicates and blank ones. */
export function readOptions(
  item: Json,
  where: string,
  left: Texts,
  items: Items,
): ReadOption[] {
  const { optionsMax } = limits;
  const tooMany = texts.options.tooMany({ where, max: optionsMax });
  const read = listChoices(item, where, left, items)
    .map((choice) => readOption(choice, where, left))
    .filter(({ text }) => text !== "");
  const written = putInOrder(read, item.choicesOrder);
  const each = written.filter(
    ({ text }, index) =>
      written.findIndex((one) => textKey(one.text) === textKey(text)) === index,
  );
  if (each.length < written.length)
    left.report(texts.options.repeated({ where }));
  const options = left.takeFirst(each, optionsMax, tooMany);
  if (options.length === 0) left.report(texts.options.none({ where }));
  return options;
}

export function readOption(
  choice: unknown,
  where: string,
  left: Texts,
): ReadOption {
  if (isJson(choice)) left.checkNames(choice, where, choiceNames);
  const { shown, value, isExclusive, isLimited } = spread(choice);
  if (isLimited) left.report(texts.options.limited({ where }));
  const text = trimText(
    left.readLocalized(
      typeof shown === "boolean" ? String(shown) : shown,
      where,
      "choices",
      limits.optionTextMax,
    ),
  );
  if (text === "") left.report(texts.options.unreadable({ where }));
  return {
    text,
    value: isPlain(value) ? value : text,
    ...(isExclusive && { isExclusive }),
  };
}

/** A choice is a value with its text, or both in one: “value|text”. */
function spread(choice: unknown) {
  const of = isJson(choice) ? choice : { value: choice };
  const given = of.value ?? of.text;
  const bar = typeof given === "string" ? given.indexOf("|") : -1;
  const whole = typeof given === "string" && bar >= 0 ? given : null;
  const value = whole === null ? given : whole.slice(0, bar);
  const text = of.text ?? (whole?.slice(bar + 1) || value);
  return {
    value,
    shown: text,
    isExclusive: of.isExclusive === true,
    isLimited: limiting.some((name) => of[name] !== undefined),
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function putInOrder(options: readonly ReadOption[], order: unknown) {
  if (order !== "asc" && order !== "desc") return [...options];
  const sign = order === "asc" ? 1 : -1;
  return [...options].sort(
    (one, other) => sign * compareTexts(one.text, other.text),
  );
}

function listChoices(
  item: Json,
  where: string,
  left: Texts,
  items: Items,
): readonly unknown[] {
  if (item.type === "rating")
    return Array.isArray(item.rateValues) && item.rateValues.length > 0
      ? item.rateValues
      : ratings(item);
  const listed = listOf(item.choices);
  const of = items.get(item.choicesFromQuestion);
  if (of !== undefined) {
    const { choicesFromQuestionMode: mode = "all" } = item;
    if (mode !== "all") left.report(texts.options.limited({ where }));
    return listOf(of.choices);
  }
  return listed.length > 0 || item.type !== "dropdown" ? listed : counted(item);
}

/** The numbers that a list generates; at most one more than is allowed. */
function counted({ choicesMin, choicesMax, choicesStep }: Json) {
  const [first, last] = [numberOf(choicesMin, 0), numberOf(choicesMax, 0)];
  const step = Math.max(1, numberOf(choicesStep, 1));
  return last > first ? countUp(first, last, step, limits.optionsMax + 1) : [];
}

function countUp(first: number, last: number, step: number, most: number) {
  const length = Math.floor((last - first) / step) + 1;
  return Array.from(
    { length: Math.min(most, Math.max(0, length)) },
    (_none, index) => first + index * step,
  );
}

/** The numbers of a rating; 1 to 5 by default. */
function ratings(item: Json): readonly number[] {
  const { first, last, step } = ratingOf(item);
  return countUp(first, last, step, ratingsMax);
}

/** The first and last value and the step of a rating. */
export function ratingOf(item: Json) {
  const first = numberOf(item.rateMin, 1);
  const step = Math.max(Number.EPSILON, numberOf(item.rateStep, 1));
  const count = numberOf(item.rateCount, 5);
  const last = numberOf(item.rateMax, first + (count - 1) * step);
  return { first, last, step };
}

export function numberOf<Other>(value: unknown, otherwise: Other) {
  return typeof value === "number" && Number.isFinite(value)
    ? value
    : otherwise;
}
