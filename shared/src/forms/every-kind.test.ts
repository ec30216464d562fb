import { Check } from "typebox/value";
import {
  type QuestionKind,
  questionKinds,
  readForm,
  sendForm,
} from "../contract/question-form.ts";
import { limits } from "../contract/limits.ts";
import { QuestionForm, ResponseBody } from "../contract/schema/index.ts";
import fc from "../testing/property.ts";
import { checkForms } from "./conditions/check-forms.ts";
import { lengthOf, trimText } from "./text.ts";
import type { AskedQuestion, StoredAnswer } from "./kinds/kind.ts";
import { checkKind, countedPlaces, kinds, readAnswer } from "./kinds/kinds.ts";
import { anyAnswer, anyOfKind } from "./testing/any-question.ts";

const registered = Object.keys(kinds) as QuestionKind[];

/** A text of its own, or distinct indexes of counters in ascending order. */
function isStored(question: AskedQuestion, stored: StoredAnswer): boolean {
  const places = countedPlaces(question);
  if (typeof stored === "string")
    return (
      places === 0 &&
      stored !== "" &&
      stored === trimText(stored) &&
      lengthOf(stored) <= limits.answerMax
    );
  return (
    stored.length > 0 &&
    stored.every(
      (place, at) =>
        Number.isInteger(place) &&
        place >= 0 &&
        place < places &&
        place > (stored[at - 1] ?? -1),
    )
  );
}

const sent = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));

it("registers the kinds of the contract", () => {
  expect(registered.sort()).toEqual([...questionKinds].sort());
});

describe.each(registered)("a question of kind %s", (kind) => {
  const pair = anyOfKind[kind];

  it("can be published, and is the same after it was sent", () => {
    fc.assert(
      fc.property(pair, ({ question }) => {
        const { form, type } = question;
        expect(form.kind).toBe(kind);
        expect(checkKind(question)).toBeNull();
        expect(checkForms([question])).toEqual([]);
        const whole = sendForm(form, type) ?? { kind };
        expect(Check(QuestionForm, sent(whole))).toBe(true);
        expect(readForm(sent(whole), type)).toEqual(form);
      }),
    );
  });

  it("stores every answer that fits, as a text or as distinct indexes in order", () => {
    fc.assert(
      fc.property(pair, ({ question, answer }) => {
        expect(Check(ResponseBody, { answers: { 1: answer } })).toBe(true);
        const { stored, problem } = {
          stored: null,
          ...readAnswer(question, answer),
        };
        expect(problem).toBeUndefined();
        expect(stored !== null && isStored(question, stored)).toBe(true);
        expect(sent(stored)).toEqual(stored);
      }),
    );
  });

  it("reads any answer without an error, and stores nothing else", () => {
    const tried = pair.chain(({ question }) =>
      anyAnswer(question).map((answer) => ({ question, answer })),
    );
    fc.assert(
      fc.property(tried, ({ question, answer }) => {
        const before = sent(answer);
        const read = readAnswer(question, answer);
        expect(answer).toEqual(before);
        expect(readAnswer(question, answer)).toEqual(read);
        if (read.problem !== undefined || read.stored === null) return;
        expect(isStored(question, read.stored)).toBe(true);
        expect(sent(read.stored)).toEqual(read.stored);
      }),
      { numRuns: 500 },
    );
  });
});
