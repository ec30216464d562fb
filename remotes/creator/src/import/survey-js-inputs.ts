import type {
  QuestionForm,
  QuestionKind,
  SentForm,
} from "@nearsay/core/contract";
import { dayAt, dayNumber } from "@nearsay/core/forms";
import { fileImport as texts } from "#messages";
import type { Json } from "./opened-survey.ts";
import { numberOf } from "./survey-js-options.ts";
import type { Texts } from "./survey-js-text.ts";

/** An element of a SurveyJS file, with where it is and what is reported about it. */
export interface Element {
  readonly item: Json;
  readonly where: string;
  readonly left: Texts;
}

/** A kind of question that SurveyJS asks with a text field of an input type. */
interface Input {
  readonly kind: QuestionKind;
  readonly type: string;
  readonly read: (element: Element) => Omit<SentForm, "kind">;
  /** Properties in addition to the input type. */
  readonly write: (form: QuestionForm) => Json;
}

export const inputs: readonly Input[] = [
  {
    kind: "number",
    type: "number",
    read: (element) => ({ number: readNumber(element) }),
    write: ({ number }) => ({
      min: number?.least,
      max: number?.most,
      step: Number((0.1 ** (number?.decimals ?? 0)).toFixed(2)),
    }),
  },
  {
    kind: "date",
    type: "date",
    read: (element) => ({ dates: readDates(element) }),
    write: ({ dates }) => ({ min: dates?.first, max: dates?.last }),
  },
];

function readNumber({ item, where, left }: Element) {
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

function readDates({ item, where, left }: Element) {
  const dayOf = (value: unknown) =>
    typeof value === "string" ? dayNumber(value.slice(0, 10)) : null;
  const [min, max] = [dayOf(item.min), dayOf(item.max)];
  if (min === null || max === null) left.report(texts.noBounds({ where }));
  const today = Math.floor(Date.now() / 86_400_000);
  const first = min ?? (max === null ? today : max - 30);
  return { first: dayAt(first), last: dayAt(max ?? first + 30) };
}
