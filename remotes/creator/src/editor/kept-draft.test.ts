import { localStore } from "@nearsay/core/session";
import {
  type EditorDraft,
  newChallenge,
  newOption,
  newQuestion,
  openDraft,
} from "./draft.ts";
import { forgetDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";

const now = Date.UTC(2026, 0, 1);

const blank = openDraft(
  {
    title: "",
    instructions: "",
    questions: [],
    challengeQuestions: [],
    expiresAt: null,
    visibility: { mode: "global", code: null },
    exportHtmlCode: null,
  },
  now,
);

const written: EditorDraft = {
  title: "Parks",
  instructions: "Be kind",
  closesAt: "2031-02-03T04:05",
  listOnFeedback: true,
  questions: [
    { ...newQuestion("free_text"), text: "Why?" },
    {
      ...newQuestion("multiple_choice"),
      text: "Which?",
      options: [newOption("North"), newOption("")],
      allowMultiple: true,
    },
  ],
  challenges: [{ ...newChallenge(), text: "2+2?", expectedAnswer: "four" }],
  access: {
    mode: "code",
    code: "seedling",
    exportProtected: true,
    exportCode: "",
  },
};

function withoutKeys(draft: EditorDraft | null): unknown {
  return JSON.parse(
    JSON.stringify(draft, (name, value: unknown) =>
      name === "key" ? undefined : value,
    ),
  );
}

describe("kept draft", () => {
  it("gives back everything that was written", () => {
    keepDraft(written);
    expect(withoutKeys(readKeptDraft(now))).toEqual(withoutKeys(written));
  });

  it("gives back an emptied closing time as empty", () => {
    keepDraft({ ...written, closesAt: "" });
    expect(readKeptDraft(now)?.closesAt).toBe("");
  });

  it("keeps no draft that says nothing", () => {
    keepDraft(written);
    keepDraft({ ...blank, questions: [newQuestion("multiple_choice")] });
    expect(readKeptDraft(now)).toBeNull();
  });

  it("is gone once forgotten", () => {
    keepDraft(written);
    forgetDraft();
    expect(readKeptDraft(now)).toBeNull();
  });

  it.each([
    ["text", "hello"],
    ["another version", { version: 2, survey: {} }],
    ["no survey", { version: 1, survey: [] }],
  ])("offers nothing when the storage holds %s", (_what, stored) => {
    localStore.write("creator_draft", stored);
    expect(readKeptDraft(now)).toBeNull();
  });

  it("opens a damaged draft as far as it can be read", () => {
    const questions = [{ text: "Why?" }, 7, { type: "multiple_choice" }];
    localStore.write("creator_draft", { version: 1, survey: { questions } });
    const draft = readKeptDraft(now);
    expect(draft?.questions.map(({ text, type }) => ({ text, type }))).toEqual([
      { text: "Why?", type: "free_text" },
      { text: "", type: "multiple_choice" },
    ]);
    expect(draft?.questions[1]?.options).toHaveLength(1);
  });
});
