import { limits } from "../../contract/limits.ts";
import {
  type QuestionForm,
  type QuestionKind,
  hasOptions,
  plainForm,
  scaleLooks,
  typeOfKind,
} from "../../contract/question-form.ts";
import fc from "../../testing/property.ts";
import type { FormedQuestion } from "../conditions/check-forms.ts";
import { lengthOf, trimText } from "../text.ts";
import { dayAt } from "../kinds/date/date-steps.ts";
import { rankedMax } from "../kinds/ranking/ranks.ts";
import { scaleOptions } from "../kinds/scale/scale.ts";

/** A question that can be published, and an answer that fits it. */
export interface FittingPair {
  question: FormedQuestion;
  answer: string | string[];
}

const scale = fc.record({
  from: fc.constantFrom(0 as const, 1 as const),
  to: fc.integer({ min: 2, max: 10 }),
  look: fc.constantFrom(...scaleLooks),
  low: fc.constantFrom("", "Never"),
  high: fc.constantFrom("", "Always"),
});

const visible = fc
  .string({ unit: "grapheme", maxLength: limits.answerMax })
  .filter((text) => {
    const length = lengthOf(trimText(text));
    return length > 0 && length <= limits.answerMax;
  });

/** For each kind, questions that can be published with answers that fit. */
export const anyOfKind: Readonly<
  Record<QuestionKind, fc.Arbitrary<FittingPair>>
> = {
  text: visible.map((answer) => ({ question: asked("text"), answer })),
  choice: fc.oneof(oneOf("choice", options(1, 8)), severalOf(options(1, 8))),
  yes_no: oneOf("yes_no", options(2, 3)),
  statement: oneOf("statement", options(3, 3)),
  scale: scale.chain((given) =>
    oneOf("scale", fc.constant(scaleOptions(given)), { scale: given }),
  ),
  ranking: options(2, rankedMax).chain((items) =>
    fc
      .shuffledSubarray(items, { minLength: items.length })
      .map((answer) => ({ question: asked("ranking", items), answer })),
  ),
  number: fc
    .record({
      first: fc.oneof(fc.constant(0), fc.integer({ min: -1e6, max: 1e6 })),
      span: fc.integer({ min: 1, max: 1e6 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      decimals: fc.nat(2),
    })
    .map(({ first, span, at, decimals }) => {
      const numberOf = (unit: number) =>
        Number((unit / 10 ** decimals).toFixed(decimals));
      const [least, most] = [numberOf(first), numberOf(first + span)];
      const number = { least, most, decimals, unit: "km" };
      const answer = numberOf(first + Math.round(span * at)).toFixed(decimals);
      return { question: asked("number", [], { number }), answer };
    }),
  date: fc
    .record({
      first: fc.integer({ min: -25_000, max: 40_000 }),
      span: fc.integer({ min: 1, max: 43_000 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ first, span, at }) => {
      const dates = { first: dayAt(first), last: dayAt(first + span) };
      const answer = dayAt(first + Math.round(span * at));
      return { question: asked("date", [], { dates }), answer };
    }),
};

const oddNumbers = ["0", "-0", "-0.00", "1.005", "1e3", "0x1", "NaN"];
const oddDates = ["2026", "2026-02", "2026-02-30", "0000-00-00", "9999-12-31"];
const oddWords = ["", " ", "\u200b", "constructor", "__proto__", "null", "[]"];

/** Answers of any kind: near misses, and texts that nobody types. */
export function anyAnswer({
  options: offered,
}: Pick<FormedQuestion, "options">): fc.Arbitrary<string | string[]> {
  const numbers = fc.constantFrom(...oddNumbers);
  const dates = fc.constantFrom(...oddDates);
  const words = fc.constantFrom(...oddWords);
  const options = fc.constantFrom("", ...offered);
  const one = fc.oneof(numbers, dates, words, options, fc.string());
  return fc.oneof(one, fc.array(one, { maxLength: 12 }));
}

function asked(
  kind: QuestionKind,
  offered: string[] = [],
  form: Partial<QuestionForm> = {},
  allowMultiple = false,
): FormedQuestion {
  return {
    type: typeOfKind(kind),
    options: hasOptions(kind) ? offered : [],
    allowMultiple,
    form: { ...plainForm, ...form, kind },
  };
}

function options(minLength: number, maxLength: number) {
  const word = fc.string({ minLength: 1, maxLength: 8 });
  const option = word
    .map((text) => trimText(text))
    .filter((text) => text !== "");
  return fc.uniqueArray(option, { minLength, maxLength });
}

function oneOf(
  kind: QuestionKind,
  offered: fc.Arbitrary<string[]>,
  form: Partial<QuestionForm> = {},
): fc.Arbitrary<FittingPair> {
  return fc.tuple(offered, fc.boolean()).chain(([texts, required]) =>
    fc.constantFrom(...texts).map((answer) => ({
      question: asked(kind, texts, { ...form, required }),
      answer,
    })),
  );
}

/** With bounds, and an option that excludes the others if there is room for one. */
function severalOf(offered: fc.Arbitrary<string[]>): fc.Arbitrary<FittingPair> {
  return fc
    .tuple(offered, fc.boolean(), fc.boolean(), fc.nat(), fc.nat())
    .chain(([texts, isBound, isExclusive, low, high]) => {
      const exclusive =
        isExclusive && texts.length > 1 ? texts.length - 1 : null;
      const others = texts.filter((_text, place) => place !== exclusive);
      const least = isBound ? 1 + (low % others.length) : null;
      const most =
        least === null ? null : least + (high % (others.length - least + 1));
      const question = asked("choice", texts, { least, most, exclusive }, true);
      const several = fc.shuffledSubarray(others, {
        minLength: least ?? 1,
        maxLength: most ?? others.length,
      });
      const alone = texts.filter((_text, place) => place === exclusive);
      const answers =
        exclusive === null ? several : fc.oneof(several, fc.constant(alone));
      return answers.map((answer) => ({ question, answer }));
    });
}
