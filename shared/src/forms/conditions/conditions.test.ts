import fc from "../../testing/property.ts";
import {
  type Condition,
  type Relation,
  plainForm,
  relations,
} from "../../contract/question-form.ts";
import { findAsked } from "./asked.ts";
import { type FormedQuestion, checkForms } from "./check-forms.ts";
import { findReach } from "./reach.ts";

interface Given {
  options?: number;
  several?: boolean;
  required?: boolean;
  showIf?: Condition | null;
  exclusive?: number | null;
  least?: number | null;
  most?: number | null;
}

function choice(given: Given = {}): FormedQuestion {
  const { options = 3, several = false, ...form } = given;
  return {
    type: "multiple_choice",
    options: Array.from({ length: options }, (_none, place) => `o${place}`),
    allowMultiple: several,
    form: {
      ...plainForm,
      kind: "choice",
      required: form.required ?? false,
      showIf: form.showIf ?? null,
      exclusive: form.exclusive ?? null,
      least: form.least ?? null,
      most: form.most ?? null,
    },
  };
}

function only(question: number, relation: Relation, ...places: number[]) {
  return { join: "and" as const, rules: [{ question, relation, places }] };
}

describe("findAsked", () => {
  it("uses only answers to questions that are asked", () => {
    const questions = [
      choice(),
      choice({ showIf: only(0, "is", 1) }),
      choice({ showIf: only(1, "any_of", 0, 2) }),
    ];
    expect(findAsked(questions, [[1], [2], null])).toEqual([true, true, true]);
    expect(findAsked(questions, [[0], [2], null])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("compares indexes of a scale, and treats an option that was not chosen as `is_not`", () => {
    const questions = [
      choice({ options: 5 }),
      choice({ showIf: only(0, "at_least", 3) }),
      choice({ showIf: only(0, "is_not", 0) }),
    ];
    expect(findAsked(questions, [[3]])).toEqual([true, true, true]);
    expect(findAsked(questions, [[2]])).toEqual([true, false, true]);
    expect(findAsked(questions, [null])).toEqual([true, false, true]);
    expect(findAsked(questions, [[0]])).toEqual([true, false, false]);
  });
});

describe("checkForms", () => {
  const problemOf = (...questions: FormedQuestion[]) =>
    checkForms(questions).map(({ problem }) => problem);

  it.each<[string, FormedQuestion[]]>([
    ["backwards", [choice({ showIf: only(0, "is", 1) })]],
    ["backwards", [choice(), choice({ showIf: only(2, "is", 1) }), choice()]],
    ["no-option", [choice(), choice({ showIf: only(0, "is", 3) })]],
    ["no-option", [choice(), choice({ showIf: only(0, "is", 0, 1) })]],
    ["bounds", [choice({ several: true, least: 4 })]],
    ["bounds", [choice({ most: 1 })]],
    ["bounds", [choice({ several: true, most: 3, exclusive: 2 })]],
    ["exclusive", [choice({ exclusive: 0 })]],
  ])("finds %s", (problem, questions) => {
    expect(problemOf(...questions)).toEqual([problem]);
  });

  it("finds that a question can never be asked", () => {
    const both: Condition = {
      join: "and",
      rules: [
        { question: 0, relation: "is", places: [0] },
        { question: 0, relation: "is", places: [1] },
      ],
    };
    expect(problemOf(choice(), choice({ showIf: both }))).toEqual([
      "unreachable",
    ]);
    expect(
      problemOf(choice({ several: true }), choice({ showIf: both })),
    ).toEqual([]);
    expect(
      problemOf(
        choice({ several: true, exclusive: 1 }),
        choice({ showIf: both }),
      ),
    ).toEqual(["unreachable"]);
  });

  it("counts how many options can be chosen together", () => {
    const all: Condition = {
      join: "and",
      rules: [0, 1, 2].map((place) => ({
        question: 0,
        relation: "is" as const,
        places: [place],
      })),
    };
    const shown = choice({ showIf: all });
    expect(problemOf(choice({ several: true, most: 3 }), shown)).toEqual([]);
    expect(problemOf(choice({ several: true, most: 2 }), shown)).toEqual([
      "unreachable",
    ]);
  });

  it("finds unreachable questions across the conditions of other questions", () => {
    const questions = [
      choice(),
      choice({ showIf: only(0, "is", 0) }),
      choice({
        showIf: {
          join: "and",
          rules: [
            { question: 1, relation: "is", places: [0] },
            { question: 0, relation: "is_not", places: [0] },
          ],
        },
      }),
    ];
    expect(problemOf(...questions)).toEqual(["unreachable"]);
  });

  it("assumes that a required question is answered", () => {
    const never: Condition = {
      join: "and",
      rules: [0, 1, 2].map((place) => ({
        question: 0,
        relation: "is_not",
        places: [place],
      })),
    };
    const shown = choice({ showIf: never });
    expect(problemOf(choice(), shown)).toEqual([]);
    expect(problemOf(choice({ required: true }), shown)).toEqual([
      "unreachable",
    ]);
  });
});

describe("findReach", () => {
  const place = fc.nat(2);
  const rule = (before: number) =>
    fc.record({
      question: fc.nat(before - 1),
      relation: fc.constantFrom(...relations),
      places: place.map((one) => [one]),
    });
  const condition = (before: number) =>
    fc.record({
      join: fc.constantFrom("and" as const, "or" as const),
      rules: fc.array(rule(before), { minLength: 1, maxLength: 4 }),
    });
  const question = (before: number) =>
    fc.record({
      several: fc.boolean(),
      required: fc.boolean(),
      least: fc.constantFrom(null, 1, 2),
      most: fc.constantFrom(null, 2, 3),
      showIf:
        before === 0
          ? fc.constant(null)
          : fc.option(condition(before), { freq: 3 }),
    });
  const survey = fc
    .tuple(question(0), question(1), question(2), question(3))
    .map((all) => all.map(choice));

  /** Every answer that the form accepts. */
  function everyAnswer({ allowMultiple, form }: FormedQuestion) {
    const several = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
    const { least, most } = form;
    const given = allowMultiple
      ? several.filter(
          ({ length }) => length >= (least ?? 1) && length <= (most ?? 3),
        )
      : several.slice(0, 3);
    return form.required ? given : [...given, null];
  }

  function isEverAsked(questions: readonly FormedQuestion[], target: number) {
    const tryFrom = (answers: (number[] | null)[]): boolean => {
      const asked = findAsked(questions, answers);
      const at = answers.length;
      if (at === target) return asked[target] === true;
      const next = questions[at];
      if (next === undefined) return false;
      const choices = asked[at] === true ? everyAnswer(next) : [null];
      return choices.some((one) => tryFrom([...answers, one]));
    };
    return tryFrom([]);
  }

  it("agrees with trying every answer", () => {
    fc.assert(
      fc.property(survey, fc.nat(3), (questions, target) => {
        const reach = findReach(questions, target);
        expect(reach).toBe(
          isEverAsked(questions, target) ? "reached" : "unreachable",
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("finds a contradiction among many rules at once, and stops at conditions that are too complex to follow", () => {
    const many = Array.from({ length: 9 }, () => choice({ options: 10 }));
    const rules = many.map((_question, index) => ({
      question: index,
      relation: "any_of" as const,
      places: [0, 1, 2],
    }));
    const never = { question: 8, relation: "is" as const, places: [9] };
    const showIf: Condition = { join: "and", rules: [...rules, never] };
    const hidden = [...many, choice({ showIf })];
    expect(findReach(hidden, 9)).toBe("unreachable");
    const behind = [...hidden, choice({ showIf: only(9, "is", 0) })];
    expect(findReach(behind, 10)).toBe("entangled");
  });
});
