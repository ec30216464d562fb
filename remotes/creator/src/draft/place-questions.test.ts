import type { DraftQuestion } from "@nearsay/core/contract";
import { checkForms, trimText } from "@nearsay/core/forms";
import fc from "@nearsay/core/testing/property";
import { buildPayload, placeTrimmed } from "../publish/build-payload.ts";
import { anyDraft } from "../testing/any-draft.ts";
import { blankSurvey } from "../testing/blank-survey.ts";
import { draftReducer } from "./draft-reducer.ts";
import { closeDraft, openDraft } from "./draft.ts";
import { closeQuestions, openQuestions } from "./place-questions.ts";
import {
  type EditorQuestion,
  newKey,
  newOption,
  newQuestion,
  writesOptions,
} from "./question.ts";

const choice = (text: string, ...options: string[]): DraftQuestion => ({
  text,
  options,
  type: "multiple_choice",
  allowMultiple: false,
});
const asked = (text: string, form?: DraftQuestion["form"]): DraftQuestion => ({
  text,
  options: [],
  type: "free_text",
  allowMultiple: false,
  ...(form && { form }),
});
const ifYes = (question: number, place = 0) => ({
  join: "and" as const,
  rules: [{ question, relation: "is" as const, places: [place] }],
});

function edit(given: DraftQuestion[]) {
  return { ...openDraft(blankSurvey, 0), questions: openQuestions(given) };
}

function hasOptionsWritten({ kind, options }: EditorQuestion) {
  const isWritten = options.some(({ text }) => trimText(text) !== "");
  return !writesOptions(kind) || isWritten;
}

describe("questions of a draft", () => {
  it("are unchanged once they were stored and opened again, with rules that refer to nothing", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const kept = closeDraft(draft);
        expect(closeDraft(openDraft(kept, 0)).questions).toEqual(
          kept.questions,
        );
      }),
    );
  });

  it("are published as they are stored, if they are complete", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        fc.pre(draft.questions.every(hasOptionsWritten));
        const payload = buildPayload(draft, "t");
        const questions = payload.questions.slice(
          0,
          placeTrimmed(draft).length,
        );
        const open = openQuestions(
          questions.map(({ isChallenge: _, ...question }) => question),
        );
        expect(closeQuestions(open)).toEqual(
          questions.map(({ isChallenge: _, ...question }) => question),
        );
      }),
    );
  });

  it("move the text of “Other” into its choice, and back behind it", () => {
    const given = [
      choice("How?", "Bus", "Other …"),
      asked("Which?", { kind: "text", within: true, showIf: ifYes(0, 1) }),
      asked("Why?", { kind: "text", showIf: ifYes(0) }),
    ];
    const draft = edit(given);
    expect(draft.questions).toHaveLength(2);
    expect(draft.questions[0]?.other?.question.text).toBe("Which?");
    expect(closeQuestions(draft.questions)).toEqual(given);
    const swapped = draftReducer(draft, {
      type: "move-question",
      to: 0,
      key: draft.questions[1]?.key ?? "",
    });
    expect(closeQuestions(swapped.questions).map(({ text }) => text)).toEqual([
      ...["Why?", "How?", "Which?"],
    ]);
  });

  it("are referred to by rules wherever they move, and by none once deleted", () => {
    const draft = edit([
      choice("One?", "a", "b"),
      asked("Two?"),
      asked("Three?", { kind: "text", showIf: ifYes(0, 1) }),
    ]);
    const [one, two] = draft.questions;
    const rulesOf = (questions: readonly EditorQuestion[]) =>
      closeQuestions(questions).at(-1)?.form?.showIf?.rules;
    const moved = draftReducer(draft, {
      type: "move-question",
      key: two?.key ?? "",
      to: 0,
    });
    expect(rulesOf(moved.questions)).toEqual([
      { question: 1, relation: "is", places: [1] },
    ]);
    const cut = draftReducer(moved, {
      type: "delete-option",
      question: one?.key ?? "",
      key: one?.options[0]?.key ?? "",
    });
    expect(rulesOf(cut.questions)?.[0]?.places).toEqual([0]);
    const gone = draftReducer(moved, {
      type: "delete-question",
      key: one?.key ?? "",
    });
    expect(checkForms(placeTrimmed(gone))).toEqual([
      { question: 1, problem: "backwards" },
    ]);
  });

  it("have answers in the survey's language, unless the author changed them", () => {
    const [yes, own] = [newQuestion("yes_no"), newQuestion("yes_no")];
    const questions = [
      yes,
      { ...own, options: [newOption("Aye"), newOption("No")] },
    ];
    const draft = draftReducer(
      { ...openDraft(blankSurvey, 0), questions },
      { type: "edit-survey", changes: { language: "de" } },
    );
    expect(
      closeQuestions(draft.questions).map(({ options }) => options),
    ).toEqual([
      ["Ja", "Nein"],
      ["Aye", "Nein"],
    ]);
  });

  it("remove the role of an option together with it", () => {
    const question = { ...newQuestion("choice"), allowMultiple: true };
    const draft = { ...openDraft(blankSurvey, 0), questions: [question] };
    const [other, none] = [newOption("Other"), newOption("None")];
    const added = [
      {
        type: "add-other" as const,
        question: question.key,
        option: other,
        other: { option: other.key, question: newQuestion("text") },
      },
      {
        type: "add-exclusive" as const,
        question: question.key,
        option: none,
      },
      {
        type: "add-options" as const,
        question: question.key,
        options: [{ key: newKey(), text: "Tram" }],
        after: null,
      },
    ].reduce(draftReducer, draft);
    expect(added.questions[0]?.options.map(({ text }) => text)).toEqual([
      ...["", "Tram", "None", "Other"],
    ]);
    const cut = [none.key, other.key].reduce(
      (before, key) =>
        draftReducer(before, {
          type: "delete-option",
          question: question.key,
          key,
        }),
      added,
    );
    expect(cut.questions[0]).toMatchObject({ exclusive: null, other: null });
  });
});
