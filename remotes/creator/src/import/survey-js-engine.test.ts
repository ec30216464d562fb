import fc from "@nearsay/core/testing/property";
import { compareWithEngine } from "../testing/survey-js-engine.ts";
import { surveyJsExamples } from "../testing/survey-js-examples.ts";
import { readSurvey } from "./read-survey.ts";
import { writeSurveyJs } from "./write-survey-js.ts";
import { surveyJsFiles } from "../testing/survey-js-files.ts";

/** Some of these tests use invalid expressions, for which SurveyJS logs warnings. */
beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

const choices = fc.infiniteStream(fc.nat(1000));

function expectSameOrReported(file: object, runs: number) {
  fc.assert(
    fc.property(choices, (stream) => {
      const { differing, leftOut } = compareWithEngine(
        file,
        (count) => Number(stream.next().value) % count,
      );
      for (const title of differing)
        expect(leftOut.join("\n")).toContain(title);
    }),
    { numRuns: runs },
  );
}

describe("a SurveyJS survey, answered in SurveyJS and here", () => {
  it.each(Object.entries({ ...surveyJsFiles, ...surveyJsExamples }))(
    "asks the same people the same questions, or reports the differences: %s",
    (_name, file) => expectSameOrReported(file, 25),
  );

  it.each(Object.entries(surveyJsExamples))(
    "asks the same people the same questions after opening and saving: %s",
    (_name, file) => {
      const { draft } = readSurvey(JSON.stringify(file), 0);
      const saved = writeSurveyJs(draft);
      expect(readSurvey(JSON.stringify(saved), 0).leftOut).toEqual([]);
      expectSameOrReported(saved, 10);
    },
  );

  const value = fc.constantFrom(
    1,
    2,
    3,
    10,
    "1",
    "a",
    "A",
    "ab",
    "b",
    "true",
    "x y",
    0,
  );
  const choice = fc.record({
    type: fc.constantFrom("radiogroup", "checkbox", "dropdown", "tagbox"),
    choices: fc.uniqueArray(value, {
      minLength: 2,
      maxLength: 5,
      selector: String,
    }),
    showNoneItem: fc.boolean(),
  });
  const rating = fc.record({
    type: fc.constant("rating"),
    rateMin: fc.constantFrom(0, 1, 2),
    rateMax: fc.constantFrom(4, 5, 12),
  });
  const yesNo = fc.record(
    {
      type: fc.constant("boolean"),
      valueTrue: fc.constantFrom("yes", "1"),
      valueFalse: fc.constant("no"),
    },
    { requiredKeys: ["type"] },
  );
  const literal = value.map((each) =>
    typeof each === "number" ? `${each}` : `'${each}'`,
  );
  const list = fc
    .array(literal, { minLength: 1, maxLength: 3 })
    .map((each) => `[${each.join(", ")}]`);
  const operator = fc.constantFrom(
    "=",
    "<>",
    "<",
    "<=",
    ">",
    ">=",
    "contains",
    "notcontains",
    "anyof",
    "noneof",
    "allof",
  );
  const name = fc.constantFrom("{q0}", "{q1}", "{Q1}", "{q2}", "{hid}");
  const comparison = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(name, operator, fc.oneof(literal, list)) },
    fc.tuple(name, fc.constantFrom("empty", "notempty"), fc.constant("")),
    fc.tuple(fc.constantFrom("", "!"), name, fc.constant("")),
    fc.tuple(literal, fc.constantFrom("=", "<", ">="), name),
  );
  const expression = fc
    .array(
      fc.tuple(
        comparison.map((parts) => parts.join(" ")),
        fc.constantFrom(" and ", " or ", ") and (", ") or ("),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => {
      const text = parts
        .map(([part, join], index) => (index === 0 ? part : join + part))
        .join("");
      return `(${text})`;
    });
  const asked = fc.oneof({ weight: 4, arbitrary: choice }, rating, yesNo);
  const anyFile = fc
    .tuple(asked, asked, asked, expression, expression, expression)
    .map(([first, second, third, own, last, around]) => ({
      elements: [
        { ...first, name: "q0", title: "Title 0" },
        { type: "radiogroup", name: "hid", visible: false, choices: ["a", 1] },
        { ...second, name: "q1", title: "Title 1" },
        { ...third, name: "q2", title: "Title 2", visibleIf: own },
        {
          type: "panel",
          name: "panel",
          visibleIf: around,
          elements: [
            { type: "comment", name: "q3", title: "Title 3", visibleIf: last },
            { type: "comment", name: "q4", title: "Title 4" },
          ],
        },
      ],
    }));

  it("asks the same people the same questions, whatever its expressions compare", () => {
    fc.assert(
      fc.property(anyFile, choices, (file, stream) => {
        const { differing, leftOut } = compareWithEngine(
          file,
          (count) => Number(stream.next().value) % count,
        );
        for (const title of differing)
          expect(leftOut.join("\n")).toContain(title);
      }),
      { numRuns: 150 },
    );
  });
});
