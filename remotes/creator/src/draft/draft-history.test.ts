import { blankSurvey } from "../testing/blank-survey.ts";
import {
  beginHistory,
  type DraftHistory,
  type HistoryAction,
  historyReducer,
  undoMax,
} from "./draft-history.ts";
import { openDraft } from "./draft.ts";
import { newQuestion } from "./question.ts";

const blank = beginHistory(openDraft(blankSurvey, 0));
const undo: HistoryAction = { type: "undo" };
const redo: HistoryAction = { type: "redo" };

function title(text: string): HistoryAction {
  return { type: "edit-survey", changes: { title: text } };
}

function instructions(text: string): HistoryAction {
  return { type: "edit-survey", changes: { instructions: text } };
}

function list(listOnFeedback: boolean): HistoryAction {
  return { type: "edit-survey", changes: { listOnFeedback } };
}

function after(
  actions: readonly HistoryAction[],
  history: DraftHistory = blank,
) {
  return actions.reduce(historyReducer, history);
}

describe("the history of a draft", () => {
  it("joins letters typed in one field into one step", () => {
    const typed = after([title("P"), title("Pa"), title("Par")]);
    expect(after([undo], typed).draft.title).toBe("");
    expect(after([undo, redo], typed).draft.title).toBe("Par");
  });

  it("begins a new step in another field, and after an undo", () => {
    const typed = after([title("P"), instructions("B"), title("Pa")]);
    expect(after([undo], typed).draft.title).toBe("P");
    expect(after([undo, undo], typed).draft).toMatchObject({
      title: "P",
      instructions: "",
    });
    const again = after([undo, title("Px"), undo], typed);
    expect(again.draft.title).toBe("P");
  });

  it("separates two choices of one setting", () => {
    const { draft } = after([list(true), list(false), undo]);
    expect(draft.listOnFeedback).toBe(true);
    const { draft: accessed } = after([
      { type: "edit-access", changes: { mode: "code" } },
      { type: "edit-access", changes: { mode: "global" } },
      undo,
    ]);
    expect(accessed.access.mode).toBe("code");
  });

  it("separates the fields of two questions", () => {
    const [one, other] = [newQuestion("text"), newQuestion("text")];
    const typed = after([
      { type: "add-question", question: one },
      { type: "add-question", question: other },
      { type: "edit-question", key: one.key, changes: { text: "Why?" } },
      { type: "edit-question", key: other.key, changes: { text: "When?" } },
      undo,
    ]);
    expect(typed.draft.questions.map(({ text }) => text)).toEqual(["Why?", ""]);
  });

  it("brings a deleted question back, and forgets what was undone at the next change", () => {
    const question = { ...newQuestion("text"), text: "Why?" };
    const deleted = after([
      { type: "add-question", question },
      { type: "delete-question", key: question.key },
    ]);
    const back = after([undo], deleted);
    expect(back.draft.questions).toEqual([question]);
    expect(after([title("P"), redo], back).draft.questions).toHaveLength(1);
  });

  it("changes nothing if there is nothing to undo or redo", () => {
    expect(after([undo])).toBe(blank);
    expect(after([redo])).toBe(blank);
  });

  it("has a limited length", () => {
    const toggles = Array.from({ length: undoMax + 9 }, (_none, index) =>
      list(index % 2 === 0),
    );
    expect(after(toggles).past).toHaveLength(undoMax);
  });
});
