import { findAsked, readAnswer } from "@nearsay/core/forms";
import { placeQuestions } from "../draft/place-questions.ts";
import { readSurvey } from "./read-survey.ts";

const open = (...elements: object[]) => {
  const read = readSurvey(JSON.stringify({ title: "T", elements }), 0);
  const reported = read.leftOut.map((sentence) =>
    sentence.replace(/[\u2068\u2069]/g, ""),
  );
  return { ...read, reported, placed: placeQuestions(read.draft.questions) };
};
const comment = { type: "comment", name: "why", title: "Why?" };

/** For each option of the first question: whether the second is asked if it was chosen. */
const askedAfterEach = ({ placed }: ReturnType<typeof open>) =>
  placed[0]!.options.map(
    (option, place) => [option, findAsked(placed, [[place]])[1]] as const,
  );

describe("a SurveyJS file", () => {
  it("imports hidden questions as never asked, and reports each one first", () => {
    const hidden = { visible: false };
    const { reported, placed } = open(
      { type: "radiogroup", name: "use", choices: ["Yes", "No"] },
      { type: "text", name: "source", title: "Channel", ...hidden },
      {
        type: "panel",
        name: "inner",
        ...hidden,
        elements: [{ ...comment, title: "Office note" }],
      },
      { ...comment, name: "later", title: "Shown", visibleIf: "{use} = 'Yes'" },
      { ...comment, title: "Both", ...hidden, visibleIf: "{use} = 'No'" },
    );
    expect(placed.map(({ text }) => text)).toEqual(["use", "Shown", "Both"]);
    expect(reported).toEqual([
      "“Channel”: left out. The file shows it to nobody.",
      "“Office note”: left out. The file shows it to nobody.",
    ]);
  });

  it("hides entire pages, without showing their headings elsewhere", () => {
    const pages = [
      { title: "Hidden page", visible: false, elements: [comment] },
      { title: "Second", elements: [{ ...comment, name: "b", title: "B" }] },
    ];
    const { draft } = readSurvey(JSON.stringify({ title: "T", pages }), 0);
    expect(draft.questions.map(({ text, section }) => [text, section])).toEqual(
      [["B", { heading: "Second", text: "", page: false }]],
    );
  });

  it("keeps the heading of a page whose first question is not supported", () => {
    const pages = [
      { elements: [comment] },
      {
        title: "Second",
        elements: [
          { type: "file", name: "f" },
          { ...comment, name: "b" },
        ],
      },
    ];
    const { draft } = readSurvey(JSON.stringify({ title: "T", pages }), 0);
    expect(draft.questions[1]?.section).toEqual({
      heading: "Second",
      text: "",
      page: true,
    });
  });

  it("uses the text of a choice that is written with its value", () => {
    const opened = open(
      {
        type: "radiogroup",
        name: "rent",
        choices: ["low|Too low", "ok|Just | right", { value: "high|Too high" }],
      },
      { ...comment, visibleIf: "{rent} = 'low'" },
    );
    expect(askedAfterEach(opened)).toEqual([
      ["Too low", true],
      ["Just | right", false],
      ["Too high", false],
    ]);
    expect(opened.reported).toEqual([]);
  });

  it("recognises yes and no by the values in the file", () => {
    const opened = open(
      { type: "boolean", name: "q", valueTrue: "y", valueFalse: "n" },
      { ...comment, visibleIf: "{q} = 'y'" },
    );
    expect(askedAfterEach(opened).map(([, is]) => is)).toEqual([true, false]);
    expect(opened.reported).toEqual([]);
  });

  it.each([
    ["{q} <= 2", [5, 4, 3, 2, 1], [2, 1]],
    ["{q} > 3", ["10|10", "9|9", "2|2"], [10, 9]],
    ["{q} >= 'b'", ["c", "a", "b"], ["c", "b"]],
    ["{q} <> 3", [5, 4, 3], [5, 4]],
    ["2 < {q}", [1, 3, 2], [3]],
  ])("compares values and not their indexes: %s", (visibleIf, choices, who) => {
    const opened = open(
      { type: "radiogroup", name: "q", choices },
      { ...comment, visibleIf },
    );
    const asked = askedAfterEach(opened).filter(([, is]) => is);
    expect(asked.map(([option]) => option)).toEqual(who.map(String));
    expect(opened.reported).toEqual([]);
  });

  it("shows no name in braces, and reports where an earlier answer belongs", () => {
    const { reported, placed, draft } = open(
      { type: "radiogroup", name: "park", choices: ["North", "{ city } East"] },
      {
        ...comment,
        title: { default: "What about {park}?", de: "Was ist mit {park}?" },
        description: "Not {} nor {a: b}",
      },
    );
    expect(placed.map(({ text }) => text)).toEqual(["park", "What about …?"]);
    expect(placed[0]?.options).toEqual(["North", "… East"]);
    expect(JSON.stringify(draft.translations)).not.toContain("{park}");
    expect(reported).toEqual([
      "“park”: “…” replaces an earlier answer that the file inserts, “city”. Rewrite the text without it.",
      "“What about …?”: “…” replaces an earlier answer that the file inserts, “park”. Rewrite the text without it.",
    ]);
  });

  it("allows decimals if a number has no step, and whole numbers if the step is one", () => {
    const number = { type: "text", inputType: "number", min: 0, max: 40 };
    const { reported, placed } = open(
      { ...number, name: "hours" },
      { ...number, name: "people", step: 1 },
      { ...number, name: "fives", step: 5 },
    );
    const problems = placed.map(
      (question) => readAnswer(question, "1.5").problem,
    );
    expect(problems).toEqual([undefined, "range", "range"]);
    expect(reported).toEqual([
      "“fives”: does not use steps of 5, as the file does.",
    ]);
  });

  it("reports for each question what Publish refuses", () => {
    const letters = "ABCDEFGHIJKL";
    const { reported } = open(
      { type: "ranking", name: "Rank them", choices: letters.split("") },
      { type: "radiogroup", name: "Nothing to choose", choices: ["one"] },
    );
    expect(reported).toHaveLength(2);
    expect(reported[0]).toMatch(/^“Rank them”: cannot be published as it is\./);
    expect(reported[1]).toMatch(/^“Nothing to choose”: cannot be published/);
  });

  it.each([
    [
      "a question has a default value",
      { defaultValue: false },
      "fills in an answer",
    ],
    [
      "a question is enabled on a condition",
      { enableIf: "{a} = 1" },
      "everyone can",
    ],
    ["a question is read-only", { readOnly: true }, "In the file they cannot"],
    [
      "a question is required on a condition",
      { requiredIf: "{a} = 1" },
      "not required",
    ],
    ["a question has validators", { validators: [{}] }, "the file refuses"],
    [
      "a question has a comment field",
      { hasComment: true },
      "no comment field",
    ],
    [
      "a question has a correct answer",
      { correctAnswer: 1 },
      "Correct answers",
    ],
    [
      "answers to a hidden question count",
      { clearIfInvisible: "none" },
      "do not count",
    ],
    [
      "a question has an unknown property",
      { spinning: 7 },
      "not taken from the file",
    ],
  ])("reports separately if %s", (_what, setting, words) => {
    const { reported, looks } = open({ ...comment, ...setting, rows: 9 });
    expect(reported).toEqual([expect.stringContaining(words)]);
    expect(looks).toHaveLength(1);
  });

  it("names what depends on an answer that the file fills in or changes itself", () => {
    const choices = ["a", "b"];
    const triggers = [{ type: "setvalue", setToName: "r", setValue: "a" }];
    const elements = [
      { type: "radiogroup", name: "q", choices, defaultValue: "a" },
      { type: "radiogroup", name: "r", choices },
      { ...comment, visibleIf: "{q} = 'a' and {r} = 'a'" },
    ];
    const file = { title: "T", triggers, elements };
    const { leftOut } = readSurvey(JSON.stringify(file), 0);
    const reported = leftOut.map((sentence) =>
      sentence.replace(/[\u2068\u2069]/g, ""),
    );
    expect(reported).toEqual([
      "Automatic actions of the file are not supported here: setvalue, “r”.",
      "“q”: starts without an answer. The file fills in an answer.",
      "“Why?”: depends on “q”, whose answers may differ from those in the file.",
      "“Why?”: depends on “r”, whose answers may differ from those in the file.",
    ]);
  });

  it("offers options in the configured order, generated ones, and those of another question", () => {
    const words = ["b 10", "a", "b 9"];
    const { placed, reported } = open(
      { type: "dropdown", name: "q", choices: words, choicesOrder: "asc" },
      { type: "dropdown", name: "r", choicesMin: 1, choicesMax: 3 },
      { type: "checkbox", name: "s", choicesFromQuestion: "q" },
      { type: "rating", name: "t", rateMin: 1, rateMax: 90 },
    );
    expect(placed.map(({ options }) => options.slice(0, 3))).toEqual([
      ["a", "b 9", "b 10"],
      ["1", "2", "3"],
      words,
      ["1", "2", "3"],
    ]);
    expect(placed[3]?.options).toHaveLength(20);
    expect(reported).toEqual([]);
  });

  it("treats only agreement scales as statements, and adds no answer to a table", () => {
    const { placed, reported } = open(
      { type: "matrix", name: "m", columns: ["Bad", "Good"], rows: ["Shops"] },
      {
        type: "matrix",
        name: "n",
        rows: ["Parks"],
        cellType: "checkbox",
        columns: ["Bad", "Fair", "Good"],
      },
      {
        type: "matrix",
        name: "o",
        rows: ["More trees."],
        columns: ["Agree", "Disagree", "Pass"],
      },
    );
    expect(
      placed.map(({ form, options, allowMultiple }) => [
        ...[form.kind, options.length, allowMultiple],
      ]),
    ).toEqual([
      ["choice", 2, false],
      ["choice", 3, true],
      ["statement", 3, false],
    ]);
    expect(reported).toEqual([]);
  });

  it("reports which options no longer exclude others, as only one can here", () => {
    const { placed, reported } = open({
      type: "checkbox",
      name: "q",
      choices: ["a", "b"],
      showNoneItem: true,
      showRefuseItem: true,
    });
    expect(placed[0]?.form.exclusive).toBe(2);
    expect(reported).toEqual([
      "“q”: “Pass” can be chosen with others. In the file it cannot.",
    ]);
  });
});
