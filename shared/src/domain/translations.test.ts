import fc from "../testing/property.ts";
import { plainForm } from "../contract/question-form.ts";
import type { Question } from "../contract/question.ts";
import {
  ambiguousOption,
  answerInOriginal,
  carryTranslation,
  countTranslated,
  shownOption,
  translateQuestion,
} from "./translations.ts";

const question: Question = {
  id: "1",
  text: "How do you travel?",
  type: "multiple_choice",
  options: ["Bus", "Tram", "Bike"],
  allowMultiple: true,
  isChallenge: false,
  form: { ...plainForm, kind: "choice", hint: "In winter." },
};

const german = {
  text: "Wie sind Sie unterwegs?",
  options: ["Bus", "", "Rad"],
  words: {},
};

describe("a question in another language", () => {
  it("shows translated texts and the original of the others, each with its language", () => {
    const { text, form, shown, options } = translateQuestion(
      question,
      german,
      "en",
    );
    expect(text).toBe("Wie sind Sie unterwegs?");
    expect(form.hint).toBe("In winter.");
    expect(options).toEqual(["Bus", "Tram", "Bike"]);
    expect(options.map((option) => shownOption(shown, option))).toEqual([
      ...["Bus", "Tram", "Rad"],
    ]);
    expect([...(shown?.languages ?? [])]).toEqual([
      ["Tram", "en"],
      ["In winter.", "en"],
    ]);
  });

  it("is entirely the original if nothing is translated", () => {
    const { text, shown } = translateQuestion(question, undefined, "en");
    expect(text).toBe(question.text);
    expect(shown?.languages.get(question.text)).toBe("en");
  });

  it("does not translate the numbers of a scale", () => {
    const scale = { from: 1, to: 2, look: "numbers", low: "Bad", high: "" };
    const form = { ...plainForm, kind: "scale", scale } as Question["form"];
    const scaled = { ...question, options: ["1", "2"], form };
    const { form: translated, shown } = translateQuestion(
      scaled,
      { text: "Wie gut?", options: [], words: { low: "Schlecht" } },
      "en",
    );
    expect(translated.scale).toEqual({ ...scale, low: "Schlecht" });
    expect(shown?.languages.size).toBe(0);
  });
});

describe("answers", () => {
  it("refer to an option in any language", () => {
    expect(answerInOriginal(question, [german], ["Rad", "Tram"])).toEqual([
      ...["Bike", "Tram"],
    ]);
    expect(answerInOriginal(question, [german], " Rad ")).toBe("Bike");
    expect(answerInOriginal(question, [german], "Zug")).toBe("Zug");
  });

  it("never refer to another option by the text that the language shows", () => {
    const text = fc.constantFrom("a", "b", "c", "d", "");
    const list = fc.array(text, { minLength: 3, maxLength: 3 });
    const original = fc.uniqueArray(fc.constantFrom("a", "b", "c", "x"), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(original, list, list, (options, one, other) => {
        const sets = [one, other].map((each) => ({ options: each }));
        fc.pre(ambiguousOption({ ...question, options }, sets) === undefined);
        for (const { options: translated } of sets)
          for (const [place, option] of translated.entries())
            if (option !== "")
              expect(answerInOriginal({ options }, sets, option)).toBe(
                options[place],
              );
        for (const option of options)
          expect(answerInOriginal({ options }, sets, option)).toBe(option);
      }),
    );
  });
});

it("finds a text that means two options", () => {
  const swapped = { options: ["Tram", "Bus", "Rad"] };
  expect(ambiguousOption(question, [german])).toBeUndefined();
  expect(ambiguousOption(question, [german, swapped])).toBe("Tram");
  expect(ambiguousOption(question, [{ options: ["Rad", "Rad"] }])).toBe("Rad");
});

it("counts the translated texts among all non-empty ones", () => {
  const survey = { title: "Traffic", instructions: "" };
  const translation = {
    language: "de" as const,
    title: "Verkehr",
    instructions: "Nichts",
    questions: [german],
  };
  expect(countTranslated(survey, [question], translation)).toEqual({
    all: 6,
    done: 4,
  });
});

it("follows moved options, keeps reworded ones, and removes deleted ones", () => {
  const after = { ...question, options: ["Bicycle", "Bus", "Ferry"] };
  const translated = { ...german, options: ["Autobus", "Bahn", "Rad"] };
  expect(carryTranslation(question, after, translated).options).toEqual([
    ...["", "Autobus", "Rad"],
  ]);
  const reworded = { ...question, options: ["Bus", "Tram", "Bicycle"] };
  expect(carryTranslation(question, reworded, translated).options).toEqual([
    ...["Autobus", "Bahn", "Rad"],
  ]);
});
