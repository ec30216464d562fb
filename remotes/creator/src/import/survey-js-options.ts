import { limits } from "@nearsay/core/contract";
import { textKey, trimText } from "@nearsay/core/domain";
import { importTexts as texts } from "../import-texts.ts";
import { type Json, isJson, listOf } from "./opened-survey.ts";
import type { Texts } from "./survey-js-text.ts";

const choiceNames = new Set(["value", "text", "isExclusive"]);

/** An option, and what stands for it in expressions. */
export interface ReadOption {
  readonly text: string;
  readonly value: string;
  /** Whether it is chosen alone. */
  readonly isExclusive?: boolean;
}

/** What people choose among, each once and none blank. */
export function readOptions(
  item: Json,
  where: string,
  left: Texts,
): ReadOption[] {
  const { optionsMax } = limits;
  const tooMany = texts.options.tooMany(where, optionsMax);
  const written = listChoices(item)
    .map((choice) => readOption(choice, where, left))
    .filter(({ text }) => text !== "");
  const each = written.filter(
    ({ text }, index) =>
      written.findIndex((one) => textKey(one.text) === textKey(text)) === index,
  );
  if (each.length < written.length) left.tell(texts.options.repeated(where));
  const options = left.takeFirst(each, optionsMax, tooMany);
  if (options.length === 0) left.tell(texts.options.none(where));
  return options;
}

export function readOption(
  choice: unknown,
  where: string,
  left: Texts,
): ReadOption {
  if (isJson(choice)) left.checkNames(choice, where, choiceNames);
  const shown = isJson(choice) ? (choice.text ?? choice.value) : choice;
  const value = isJson(choice) ? (choice.value ?? choice.text) : choice;
  const text = trimText(
    left.readLocalized(
      typeof shown === "boolean" ? String(shown) : shown,
      where,
      "choices",
      limits.optionTextMax,
    ),
  );
  if (text === "") left.tell(texts.options.unreadable(where));
  return {
    ...{ text, value: isPlain(value) ? String(value) : text },
    ...(isJson(choice) && choice.isExclusive === true && { isExclusive: true }),
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function listChoices(item: Json): readonly unknown[] {
  if (item.type !== "rating") return listOf(item.choices);
  return Array.isArray(item.rateValues) ? item.rateValues : ratings(item);
}

/** The numbers of a rating: one to five where it says nothing else. One more than can be taken, at most. */
function ratings(item: Json): readonly number[] {
  const { first, last, step } = ratingOf(item);
  const length = Math.floor((last - first) / step) + 1;
  return Array.from(
    { length: Math.min(limits.optionsMax + 1, Math.max(0, length)) },
    (_, index) => first + index * step,
  );
}

/** From where to where a rating goes. */
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
