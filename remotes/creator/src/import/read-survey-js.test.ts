import type { EditorDraft } from "../draft/draft.ts";
import { closeQuestions } from "../draft/place-questions.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { buildPayload } from "../publish/build-payload.ts";
import { checkDraft } from "../publish/check-draft.ts";
import { readSurvey } from "./read-survey.ts";
import { surveyDocument } from "./survey-document.ts";

const read = (file: unknown) => {
  const { draft, leftOut } = readSurvey(JSON.stringify(file), 0);
  const questions = draft.questions.map(({ text, options, ...question }) => [
    text,
    options.map((option) => option.text),
    question.allowMultiple,
  ]);
  return { title: draft.title, draft, questions, leftOut };
};
/** The questions as they are published. */
const published = (draft: EditorDraft) =>
  buildPayload(draft, "t").questions.map(
    ({ isChallenge: _, ...question }) => question,
  );
const ask = (...elements: object[]) => read({ elements });
/** A question's title as quoted in messages. */
const named = (title: string) => `“\u2068${title}\u2069”`;

describe("a SurveyJS survey", () => {
  it.each([
    ["de", "de", []],
    ["pt-br", "pt", []],
    [undefined, null, []],
    ["", null, []],
    ["tlh", null, ["The survey: the value of “locale” is not known here."]],
    [{}, null, ["The survey: the value of “locale” is not known here."]],
  ])("with language %j is imported in %j", (locale, language, reported) => {
    const { draft, leftOut } = read({ locale, elements: [] });
    expect([draft.language, leftOut]).toEqual([language, reported]);
  });

  it("is imported with the supported kinds of questions", () => {
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
      ["e", [], false],
      ["f", ["2", "4", "6"], false],
      ["g", ["low", "high"], false],
    ]);
    expect(opened.leftOut).toEqual([
      `${named("b")}: some options could not be read.`,
      `${named("b")}: repeated options were left out.`,
      `${named("c")}: cannot be published as it is. Give question 6 at least two options.`,
    ]);
  });

  it("is imported in all supported languages, and texts without a language as English", () => {
    const { draft, leftOut } = read({
      title: { default: "Parks", de: "Parke", tlh: "x" },
      elements: [
        {
          type: "checkbox",
          name: "a",
          title: { default: "Which?", ua: "Які?" },
          choices: [
            { value: 1, text: { default: "North", de: "Nord" } },
            "Mid",
          ],
        },
      ],
    });
    expect([draft.title, draft.language]).toEqual(["Parks", "en"]);
    expect(writtenTranslations(draft)).toEqual([
      {
        language: "de",
        title: "Parke",
        instructions: "",
        questions: [{ text: "", options: ["Nord", ""], words: {} }],
      },
      {
        language: "uk",
        title: "",
        instructions: "",
        questions: [{ text: "Які?", options: ["", ""], words: {} }],
      },
    ]);
    expect(leftOut).toEqual([
      "Translations into languages that this site does not know were left out.",
    ]);
  });

  it("reports what could not be imported", () => {
    const { questions, leftOut } = ask(
      { type: "matrixdynamic", name: "m" },
      { type: "text", name: "age", inputType: "number", isRequired: true },
      {
        type: "radiogroup",
        name: "r",
        choices: ["x", "y"],
        showOtherItem: true,
        hasNone: false,
        visibleIf: "{a} = 1",
      },
      { type: "dropdown", name: "d", choicesByUrl: { url: "https://a" } },
      { type: "constructor", name: "c" },
      { name: "none" },
    );
    expect(questions).toHaveLength(3);
    expect(leftOut).toEqual([
      `${named("m")}: not imported. This site has no questions of the type “matrixdynamic”.`,
      `${named("age")}: the file does not set the lowest and highest answer. Check these limits.`,
      `${named("r")}: shown to more people. The file shows it only if “{a} = 1”.`,
      `${named("d")}: not taken from the file: choicesByUrl.`,
      `${named("d")}: it has no options. Add them again.`,
      `${named("c")}: not imported. This site has no questions of the type “constructor”.`,
      `${named("none")}: it could not be read.`,
      `${named("d")}: cannot be published as it is. Give question 3 at least two options.`,
    ]);
  });

  it("is read up to a maximum depth and rating length", () => {
    let panel: object = { type: "text", name: "deep" };
    for (let depth = 0; depth < 1000; depth += 1)
      panel = { type: "panel", elements: [panel] };
    const { draft, questions, leftOut } = ask(panel, {
      type: "rating",
      name: "r",
      rateMax: 1e308,
      rateStep: 1e-300,
    });
    expect(questions).toHaveLength(1);
    expect(draft.questions[0]?.options.length).toBeGreaterThan(0);
    expect(leftOut).toContain(
      "Questions inside more than 20 nested panels were left out.",
    );
  });

  it("is imported with all supported question settings", () => {
    const { draft, leftOut } = read({
      title: "Trams",
      locale: "de",
      pages: [
        {
          elements: [
            {
              type: "checkbox",
              name: "way",
              title: "How do you travel?",
              choices: [{ value: "t", text: "Tram" }, "Bike"],
              hasOther: true,
              hasNone: true,
              choicesOrder: "random",
              minSelectedChoices: 1,
              maxSelectedChoices: 2,
              isRequired: true,
              description: "Most days",
            },
            {
              type: "rating",
              name: "ease",
              rateMax: 5,
              rateType: "stars",
              minRateDescription: "hard",
              visibleIf: "{way} contains 't' or {way} anyof ['Bike', 'other']",
            },
          ],
        },
        {
          title: "You",
          description: "Only a little.",
          visibleIf: "{ease} >= 3",
          elements: [
            {
              type: "text",
              name: "age",
              inputType: "number",
              min: 10,
              max: 99,
              visibleIf: "({way} = ['t'])",
            },
            {
              type: "text",
              name: "day",
              inputType: "date",
              min: "2026-01-01",
              max: "2026-02-01",
            },
            { type: "boolean", name: "owner", visibleIf: "{age} > 3" },
            { type: "ranking", name: "order", choices: ["a", "b"] },
            {
              type: "matrix",
              name: "said",
              title: "Your view",
              columns: ["Ja", "Nein"],
              rows: ["More", "Fewer"],
            },
            {
              type: "comment",
              name: "why",
              visibleIf: "{owner} <> true and {ease} > 1",
            },
          ],
        },
      ],
    });
    const placed = closeQuestions(draft.questions);
    const rule = (question: number, relation: string, ...places: number[]) => ({
      question,
      relation,
      places,
    });
    const page = { join: "and", rules: [rule(2, "at_least", 2)] };
    expect(
      placed.map(({ text, options, form }) => [text, options, form]),
    ).toEqual([
      [
        "How do you travel?",
        ["Tram", "Bike", "Nichts davon", "Anderes …"],
        {
          kind: "choice",
          hint: "Most days",
          required: true,
          shuffled: true,
          least: 1,
          most: 2,
          exclusive: 2,
        },
      ],
      [
        "Was genau?",
        [],
        {
          kind: "text",
          within: true,
          showIf: { join: "and", rules: [rule(0, "is", 3)] },
        },
      ],
      [
        "ease",
        ["1", "2", "3", "4", "5"],
        {
          kind: "scale",
          scale: { from: 1, to: 5, look: "stars", low: "hard", high: "" },
          showIf: {
            join: "and",
            rules: [rule(0, "any_of", 0, 1, 3)],
          },
        },
      ],
      [
        "age",
        [],
        {
          kind: "number",
          number: { least: 10, most: 99, decimals: 2, unit: "" },
          section: { heading: "You", text: "Only a little.", page: true },
          showIf: {
            join: "and",
            rules: [
              ...page.rules,
              rule(0, "is", 0),
              ...[1, 2, 3].map((place) => rule(0, "is_not", place)),
            ],
          },
        },
      ],
      [
        "day",
        [],
        {
          kind: "date",
          showIf: page,
          dates: { first: "2026-01-01", last: "2026-02-01" },
        },
      ],
      ["owner", ["Ja", "Nein"], { kind: "yes_no", showIf: page }],
      ["order", ["a", "b"], { kind: "ranking", showIf: page }],
      [
        "More",
        ["Ja", "Nein"],
        {
          kind: "choice",
          showIf: page,
          section: { heading: "Your view", text: "", page: false },
        },
      ],
      ["Fewer", ["Ja", "Nein"], { kind: "choice", showIf: page }],
      [
        "why",
        [],
        {
          kind: "text",
          showIf: {
            join: "and",
            rules: [rule(5, "is_not", 0), rule(2, "at_least", 2)],
          },
        },
      ],
    ]);
    expect(leftOut).toEqual([
      `${named("owner")}: shown to more people. The file shows it only if “{age} > 3”.`,
      `If a question is no longer shown, its answer does not affect other questions here. In the file it still does, for ${[
        ...["age", "day", "owner", "order", "Your view", "why"],
      ]
        .map(named)
        .join(", ")}.`,
    ]);
    const attempt = { now: 0, closingUnfinished: false };
    expect(checkDraft(draft, attempt)).toEqual([]);
    expect(published(draft)).toEqual(placed);
    const saved = JSON.stringify(surveyDocument(draft));
    const again = readSurvey(saved, 0);
    expect(closeQuestions(again.draft.questions)).toEqual(placed);
    expect(again.leftOut).toEqual([]);
  });

  it.each([
    ["{ease} < 3", "any_of", [0, 1]],
    ["{ease} =< 3", "any_of", [0, 1, 2]],
    ["{ease} > 3", "at_least", [3]],
    ["{ease} != 3", "is_not", [2]],
    ["{ease} notempty", "any_of", [0, 1, 2, 3, 4]],
  ])("has a question that is asked if %s", (visibleIf, relation, places) => {
    const { draft } = ask(
      { type: "rating", name: "ease" },
      { type: "text", name: "why", visibleIf },
    );
    expect(closeQuestions(draft.questions)[1]?.form?.showIf?.rules).toEqual([
      { question: 0, relation, places },
    ]);
  });

  it.each([
    ["{way} = 'a' or {way} = 'b' and {way} = 'c'", [["is", 0]]],
    ["{way} notempty and ({way} = 'a' or {way} = 'b')", [["any_of", 0, 1]]],
    ["!({way} <> 'A')", [["is", 0]]],
    ["{way} empty", [0, 1, 2].map((place) => ["is_not", place])],
    [
      "{way} noneof ['a', 'b']",
      [
        ["is_not", 0],
        ["is_not", 1],
      ],
    ],
    ["{way} = 'a' or {way} <> 'a'", undefined],
    ["{office} empty", undefined],
  ])("has a question asked exactly when “%s” holds", (visibleIf, rules) => {
    const { draft, leftOut } = ask(
      { type: "text", name: "office", visible: false },
      { type: "radiogroup", name: "way", choices: ["a", "b", "c"] },
      { type: "text", name: "why", visibleIf },
    );
    const [, why] = closeQuestions(draft.questions);
    expect(
      why?.form?.showIf?.rules.map(({ relation, places }) => [
        relation,
        ...places,
      ]),
    ).toEqual(rules);
    expect(leftOut).toEqual([
      `${named("office")}: left out. The file shows it to nobody.`,
    ]);
  });

  it.each([
    "{way} = 'a' and ({way} = 'b' or {way} = 'c')",
    "{way} = 'nothing'",
    "{office} = 'x'",
    "false",
  ])("omits a question that “%s” never shows, and reports it", (visibleIf) => {
    const { draft, leftOut } = ask(
      { type: "radiogroup", name: "way", choices: ["a", "b", "c"] },
      { type: "text", name: "why", visibleIf },
      { type: "text", name: "office", visible: false },
    );
    const isLater = visibleIf.includes("office");
    expect(draft.questions).toHaveLength(isLater ? 2 : 1);
    expect(leftOut[0]).toContain(named("why"));
  });

  it.each([
    "{unknown} = 'a'",
    "iif({way} = 'a', true, false)",
    "{way} >",
    Array.from({ length: 11 }, (_none, index) => `{w${index}} = 'a'`).join(
      " and ",
    ),
    "{way} = 'a' or ({w1} = 'a' and {w2} = 'a')",
    "{WAY} = 'a'",
  ])(
    "asks more people if no rules express “%s”, and reports it",
    (visibleIf) => {
      const choices = ["a", "b", "c"];
      const { draft, leftOut } = ask(
        { type: "radiogroup", name: "way", choices },
        ...Array.from({ length: 11 }, (_none, index) => ({
          type: "radiogroup",
          name: `w${index}`,
          choices,
        })),
        { type: "text", name: "why", visibleIf },
      );
      expect(draft.questions.at(-1)?.showIf).toBeNull();
      expect(leftOut).toEqual([
        expect.stringMatching(/why.*: shown to more people\. The file shows/),
      ]);
    },
  );
});
