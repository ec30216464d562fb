import { readSurvey } from "./read-survey.ts";

const read = (file: unknown) => {
  const { draft, leftOut } = readSurvey(JSON.stringify(file), 0);
  const questions = draft.questions.map(({ text, options, ...question }) => [
    text,
    options.map((option) => option.text),
    question.allowMultiple,
  ]);
  return { title: draft.title, draft, questions, leftOut };
};
const ask = (...elements: object[]) => read({ elements });

describe("a SurveyJS survey", () => {
  it.each([
    ["de", "de", []],
    ["pt-br", "pt", []],
    [undefined, null, []],
    ["", null, []],
    ["tlh", null, ["The survey: “locale” says nothing that is known here."]],
    [{}, null, ["The survey: “locale” says nothing that is known here."]],
  ])("in the language %j is in %j", (locale, language, told) => {
    const { draft, leftOut } = read({ locale, elements: [] });
    expect([draft.language, leftOut]).toEqual([language, told]);
  });

  it("is taken with the kinds of questions that are asked here", () => {
    const opened = read({
      title: { de: "Parke", default: "Parks" },
      description: "Be kind",
      pages: [
        {
          name: "page1",
          elements: [
            { type: "text", name: "why", title: "Why?" },
            {
              type: "panel",
              elements: [{ type: "comment", name: "More?" }],
            },
            {
              type: "radiogroup",
              name: "q",
              title: "Which?",
              choices: ["North", { value: 2, text: "South" }, 3],
            },
          ],
        },
        {
          elements: [
            { type: "tagbox", name: "a", choices: [{ value: "x" }, "y"] },
            { type: "checkbox", name: "b", choices: ["x", "x", " ", "y"] },
            { type: "dropdown", name: "c", choices: [{ text: { fr: "un" } }] },
            { type: "boolean", name: "d", labelTrue: "Aye" },
            { type: "rating", name: "e" },
            { type: "rating", name: "f", rateMin: 2, rateMax: 6, rateStep: 2 },
            { type: "rating", name: "g", rateValues: ["low", "high"] },
          ],
        },
      ],
    });
    expect(opened.title).toBe("Parks");
    expect(opened.draft.instructions).toBe("Be kind");
    expect(opened.questions).toEqual([
      ["Why?", [], false],
      ["More?", [], false],
      ["Which?", ["North", "South", "3"], false],
      ["a", ["x", "y"], true],
      ["b", ["x", "y"], true],
      ["c", ["un"], false],
      ["d", ["Aye", "No"], false],
      ["e", ["1", "2", "3", "4", "5"], false],
      ["f", ["2", "4", "6"], false],
      ["g", ["low", "high"], false],
    ]);
    expect(opened.leftOut).toEqual([
      "Question 5: some options could not be read.",
      "Question 5: options that repeat another.",
      "The survey: “title” is there in several languages; one was taken.",
    ]);
  });

  it("says what could not be taken of it", () => {
    const { questions, leftOut } = ask(
      { type: "matrix", name: "m" },
      { type: "text", name: "age", inputType: "number", isRequired: true },
      {
        type: "radiogroup",
        name: "r",
        choices: ["x", "y"],
        ...{ showOtherItem: true, hasNone: false, visibleIf: "{a} = 1" },
      },
      { type: "dropdown", name: "d", choicesByUrl: { url: "https://a" } },
      { type: "constructor", name: "c" },
      { name: "none" },
    );
    expect(questions).toHaveLength(3);
    expect(leftOut).toEqual([
      "Question 1: questions of the kind “matrix” are not asked here.",
      "Question 2: isRequired.",
      "Question 2: it is asked as free text, not as “number”.",
      "Question 3: showOtherItem, visibleIf.",
      "Question 4: choicesByUrl.",
      "Question 4: it has no options. Write them anew.",
      "Question 5: questions of the kind “constructor” are not asked here.",
      "Question 6: it could not be read.",
    ]);
  });

  it("is read to a depth, and ratings to a length, that nothing can exceed", () => {
    let panel: object = { type: "text", name: "deep" };
    for (let depth = 0; depth < 1000; depth += 1)
      panel = { type: "panel", elements: [panel] };
    const { draft, questions, leftOut } = ask(panel, {
      ...{ type: "rating", name: "r", rateMax: 1e308, rateStep: 1e-300 },
    });
    expect(questions).toHaveLength(1);
    expect(draft.questions[0]?.options.length).toBeGreaterThan(0);
    expect(leftOut).toContain(
      "Questions in panels within more than 20 others.",
    );
  });
});
