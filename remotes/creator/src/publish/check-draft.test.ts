import { noPlace } from "../draft/editor-place.ts";
import { noEnding } from "../draft/ending.ts";
import { type EditorDraft, newChallenge } from "../draft/draft.ts";
import { fieldIds } from "../draft/editor-context.ts";
import { newOption, newQuestion } from "../draft/question.ts";
import { checkDraft } from "./check-draft.ts";

const now = {
  now: new Date(2030, 0, 1, 12).getTime(),
  closingUnfinished: false,
};
const access = {
  mode: "global",
  code: "",
  exportProtected: false,
  exportCode: "",
  embedding: "anywhere",
  embedSites: "",
  results: "groups",
  reads: "texts",
} as const;
const asked = { ...newQuestion("text"), text: "Why?" };

const good: EditorDraft = {
  title: "Parks",
  instructions: "",
  closesAt: "",
  listOnFeedback: false,
  language: null,
  translations: [],
  place: noPlace,
  questions: [asked],
  challenges: [],
  access,
  ending: noEnding,
  leftOut: [],
  looks: [],
  edited: true,
};

describe("draft check", () => {
  it("accepts a titled survey with one question", () => {
    expect(checkDraft(good, now)).toEqual([]);
  });

  it("requires a title, a question and a future closing time", () => {
    const bad = {
      ...good,
      title: " ",
      questions: [],
      closesAt: "2030-01-01T12:00",
    };
    expect(checkDraft(bad, now).map(({ field }) => field)).toEqual([
      fieldIds.title,
      fieldIds.addQuestion,
      fieldIds.closesAt,
    ]);
  });

  it("requires visible texts, and options that look different", () => {
    const [one, other] = [newOption("Yes"), newOption("Yes\u200b")];
    const bad = {
      ...good,
      title: "\u3164",
      questions: [
        { ...newQuestion("text"), text: "\u2800" },
        { ...newQuestion("choice"), text: "?", options: [one, other] },
      ],
    };
    expect(checkDraft(bad, now).map(({ field }) => field)).toEqual([
      fieldIds.title,
      fieldIds.question(bad.questions[0]?.key ?? ""),
      fieldIds.option(other.key),
    ]);
  });

  it("requires the text of each question, at least two options and no duplicate option", () => {
    const [no, twice] = [newQuestion("choice"), newOption(" North")];
    const questions = [
      { ...asked, text: " " },
      { ...no, text: "Which?" },
      {
        ...newQuestion("choice"),
        text: "Where?",
        options: [newOption("North"), newOption(""), twice],
      },
    ];
    expect(checkDraft({ ...good, questions }, now)).toEqual([
      {
        field: fieldIds.question(asked.key),
        message: "Write the text of question 1.",
      },
      {
        field: fieldIds.option(no.options[0]?.key ?? ""),
        message: "Give question 2 at least two options.",
      },
      {
        field: fieldIds.option(twice.key),
        message: "Question 3 has the same option twice.",
      },
    ]);
  });

  it.each([
    ["the first empty option", ["North", "", ""], 1],
    ["the last option if no option is empty", ["North"], 0],
  ])("requires a second option at %s", (_where, written, at) => {
    const options = written.map((text) => newOption(text));
    const choice = { ...newQuestion("choice"), text: "Which?" };
    const questions = [{ ...choice, options }];
    expect(checkDraft({ ...good, questions }, now)).toEqual([
      {
        field: fieldIds.option(options[at]?.key ?? ""),
        message: "Give question 1 at least two options.",
      },
    ]);
  });

  it.each([
    ["that cannot be parsed", "20260-01-01T00:00", false],
    ["that is only partly typed", "", true],
  ])(
    "requires a full closing date in place of one %s",
    (_what, closesAt, closingUnfinished) => {
      const attempt = { ...now, closingUnfinished };
      expect(checkDraft({ ...good, closesAt }, attempt)).toEqual([
        {
          field: fieldIds.closesAt,
          message: "Complete the closing date or clear it.",
        },
      ]);
    },
  );

  it("accepts a closing date that was completed since", () => {
    const attempt = { ...now, closingUnfinished: true };
    const closesAt = "2030-01-02T12:00";
    expect(checkDraft({ ...good, closesAt }, attempt)).toEqual([]);
  });

  it("counts a survey's characters, not bytes", () => {
    const question = { ...newQuestion("text"), text: "は".repeat(1000) };
    const hinted = { ...question, hint: "は".repeat(1000) };
    const asking = (count: number, of: typeof question) =>
      Array.from({ length: count }, () => of);
    expect(
      checkDraft({ ...good, questions: asking(400, question) }, now),
    ).toEqual([]);
    expect(
      checkDraft({ ...good, questions: asking(400, hinted) }, now),
    ).toMatchObject([{ field: fieldIds.addQuestion }]);
  });

  it("does not count an empty challenge question, which is omitted", () => {
    const questions = Array.from({ length: 400 }, () => asked);
    const full = { ...good, questions, challenges: [newChallenge()] };
    expect(checkDraft(full, now)).toEqual([]);
  });

  it("requires both halves of a challenge question and ignores an empty one", () => {
    const half = { ...newChallenge(), text: "2+2?" };
    const other = { ...newChallenge(), expectedAnswer: "four" };
    const challenges = [newChallenge(), half, other];
    const message =
      "Each challenge question must include both a question and an expected answer.";
    expect(checkDraft({ ...good, challenges }, now)).toEqual([
      { field: fieldIds.expectedAnswer(half.key), message },
      { field: fieldIds.challenge(other.key), message },
    ]);
  });

  it.each([
    ["", "Code must be at least 4 characters"],
    ["abc", "Code must be at least 4 characters"],
    ["a bcd", "No spaces allowed in code"],
  ])("refuses the access code %j", (code, message) => {
    const bad = { ...good, access: { ...access, mode: "code" as const, code } };
    expect(checkDraft(bad, now)).toEqual([
      { field: fieldIds.accessCode, message },
    ]);
  });

  it.each([
    [
      "abc",
      "Export code must be at least 4 characters",
      "Insights export code must be at least 4 characters.",
    ],
    [
      "a bcd",
      "No spaces allowed in export code",
      "Insights export code cannot contain spaces.",
    ],
  ])("refuses the export code %j", (exportCode, message, alert) => {
    const guarded = { ...access, exportProtected: true, exportCode };
    expect(checkDraft({ ...good, access: guarded }, now)).toEqual([
      { field: fieldIds.exportCode, message, alert },
    ]);
  });

  it.each([
    ["", "Enter a site that may embed the survey, or choose another option."],
    [
      "a.example\n*.b.example",
      "“*.b.example” is not the address of a site. Enter an address such as https://example.org.",
    ],
    [
      Array.from({ length: 21 }, (_, index) => `s${index}.example`).join("\n"),
      "Enter 20 sites at most.",
    ],
  ])("refuses the sites %j as embedding sites", (embedSites, message) => {
    const listed = { ...access, embedding: "listed", embedSites } as const;
    expect(checkDraft({ ...good, access: listed }, now)).toEqual([
      { field: fieldIds.embedSites, message },
    ]);
    const nowhere = { ...listed, embedding: "nowhere" } as const;
    expect(checkDraft({ ...good, access: nowhere }, now)).toEqual([]);
  });

  it("accepts a code with blanks around it and ignores codes that are not enabled", () => {
    const guarded = { ...access, mode: "code" as const, code: " abcd " };
    expect(checkDraft({ ...good, access: guarded }, now)).toEqual([]);
    expect(
      checkDraft({ ...good, access: { ...access, code: "x" } }, now),
    ).toEqual([]);
  });
});
