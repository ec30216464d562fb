import {
  type QuestionKind,
  limits,
  questionKinds,
} from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import { blankSurvey } from "../testing/blank-survey.ts";
import { draftReducer } from "./draft-reducer.ts";
import { type EditorDraft, newChallenge, openDraft } from "./draft.ts";
import { newOption, newQuestion, writesOptions } from "./question.ts";

const empty = openDraft(blankSurvey, 0);

interface Step {
  kind: "add" | "type" | "move" | "text" | "delete" | "addOption" | "cutOption";
  type: QuestionKind;
  at: number;
  to: number;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom<Step["kind"][]>(
      "add",
      "type",
      "move",
      "text",
      "delete",
      "addOption",
      "cutOption",
    ),
    type: fc.constantFrom(...questionKinds),
    at: fc.nat(6),
    to: fc.integer({ min: -1, max: 7 }),
  }),
  { maxLength: 40 },
);

function take(draft: EditorDraft, step: Step): EditorDraft {
  const { kind, type, at, to } = step;
  if (kind === "add") {
    const question = newQuestion(type);
    return draftReducer(draft, { type: "add-question", question });
  }
  const question = draft.questions[at];
  if (question === undefined) return draft;
  const { key } = question;
  switch (kind) {
    case "type": {
      const fresh = newQuestion(type);
      return draftReducer(draft, { type: "change-kind", key, fresh });
    }
    case "move":
      return draftReducer(draft, { type: "move-question", key, to });
    case "text": {
      const changes = { text: `text ${to}` };
      return draftReducer(draft, { type: "edit-question", key, changes });
    }
    case "delete":
      return draftReducer(draft, { type: "delete-question", key });
    case "addOption": {
      const after = question.options[to]?.key ?? null;
      const change = { question: key, options: [newOption("o")], after };
      return draftReducer(draft, { type: "add-options", ...change });
    }
    case "cutOption": {
      const option = question.options[0]?.key ?? "";
      const change = { question: key, key: option };
      return draftReducer(draft, { type: "delete-option", ...change });
    }
  }
}

function keysOf(draft: EditorDraft): string[] {
  return draft.questions.map((question) => question.key);
}

describe("draft reducer", () => {
  it("loses no question and changes no key, except by a deletion", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let draft = empty;
        const expected = new Set<string>();
        for (const step of taken) {
          const before = keysOf(draft);
          draft = take(draft, step);
          const after = keysOf(draft);
          if (step.kind === "add") expected.add(after.at(-1) ?? "");
          if (step.kind === "delete") expected.delete(before[step.at] ?? "");
          expect([...after].sort()).toEqual([...expected].sort());
        }
      }),
    );
  });

  it("keeps options on kinds with author-written options, and always at least one", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { questions } = taken.reduce(take, empty);
        for (const { kind, options, allowMultiple } of questions) {
          if (writesOptions(kind)) {
            expect(options.length).toBeGreaterThan(0);
          } else {
            expect({ options, allowMultiple }).toEqual({
              options: [],
              allowMultiple: false,
            });
          }
        }
      }),
    );
  });

  it("does not modify the draft it was given", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        taken.reduce((draft, step) => {
          const copy = structuredClone(draft);
          const next = take(draft, step);
          expect(draft).toEqual(copy);
          return next;
        }, empty);
      }),
    );
  });

  it("swaps neighbours and ignores a move past the ends", () => {
    const [a, b, c] = [0, 1, 2].map(() => newQuestion("text"));
    if (!a || !b || !c) throw new Error("three questions");
    const draft = { ...empty, questions: [a, b, c] };
    const move = (key: string, to: number) =>
      draftReducer(draft, { type: "move-question", key, to }).questions;
    expect(move(b.key, 0)).toEqual([b, a, c]);
    expect(move(b.key, 2)).toEqual([a, c, b]);
    expect(move(a.key, -1)).toEqual([a, b, c]);
    expect(move(a.key, 3)).toEqual([a, b, c]);
    expect(move(c.key, 3)).toEqual([a, b, c]);
  });

  it("adds one empty option on the change to multiple choice and clears options and several answers on the change back", () => {
    const question = newQuestion("text");
    const { key } = question;
    const draft = { ...empty, questions: [question] };
    const fresh = newQuestion("choice");
    const choice = draftReducer(draft, { type: "change-kind", key, fresh });
    expect(choice.questions).toEqual([{ ...fresh, key }]);
    const several = draftReducer(choice, {
      type: "edit-question",
      key,
      changes: { allowMultiple: true },
    });
    const back = draftReducer(several, {
      type: "change-kind",
      key,
      fresh: newQuestion("text"),
    });
    expect(back.questions).toEqual([question]);
  });

  it("keeps the options if the other kind also has some", () => {
    const options = [newOption("North"), newOption("South")];
    const question = { ...newQuestion("choice"), options, allowMultiple: true };
    const draft = { ...empty, questions: [question] };
    const change = (kind: QuestionKind) =>
      draftReducer(draft, {
        type: "change-kind",
        key: question.key,
        fresh: newQuestion(kind),
      }).questions[0];
    expect(change("choice")).toEqual({ ...question, allowMultiple: false });
    expect(change("ranking")?.options).toEqual(options);
    expect(change("yes_no")?.options).toEqual(options);
    expect(change("statement")?.options.map(({ text }) => text)).toEqual([
      ...["Agree", "Disagree", "Pass"],
    ]);
  });

  it("records that the draft was changed", () => {
    expect(empty.edited).toBe(false);
    const question = newQuestion("text");
    const changed = draftReducer(empty, { type: "add-question", question });
    expect(changed.edited).toBe(true);
  });

  it("adds options after another one, up to the limit", () => {
    const question = newQuestion("choice");
    const [first = newOption()] = question.options;
    const add = (many: number, count: number) => {
      const others = Array.from({ length: many }, () => newOption("old"));
      const draft = {
        ...empty,
        questions: [{ ...question, options: [first, ...others] }],
      };
      const options = Array.from({ length: count }, () => newOption("new"));
      const change = { question: question.key, options, after: first.key };
      const added = draftReducer(draft, { type: "add-options", ...change });
      return added.questions[0]?.options.map(({ text }) => text);
    };
    expect(add(1, 2)).toEqual(["", "new", "new", "old"]);
    const almost = limits.optionsMax - 2;
    expect(add(almost, 3)?.slice(0, 3)).toEqual(["", "new", "old"]);
    expect(add(almost, 3)).toHaveLength(limits.optionsMax);
    expect(add(almost + 1, 3)).not.toContain("new");
  });

  it("moves an option within its question and ignores a move past the ends", () => {
    const options = [newOption("a"), newOption("b"), newOption("c")];
    const question = { ...newQuestion("choice"), options };
    const draft = { ...empty, questions: [question] };
    const move = (to: number) =>
      draftReducer(draft, {
        type: "move-option",
        question: question.key,
        key: options[0]?.key ?? "",
        to,
      }).questions[0]?.options.map(({ text }) => text);
    expect(move(1)).toEqual(["b", "a", "c"]);
    expect(move(2)).toEqual(["b", "c", "a"]);
    expect(move(-1)).toEqual(["a", "b", "c"]);
    expect(move(3)).toEqual(["a", "b", "c"]);
  });

  it("moves, edits and deletes challenge questions", () => {
    const [a, b] = [newChallenge(), newChallenge()];
    const added = [a, b].reduce(
      (draft, challenge) =>
        draftReducer(draft, { type: "add-challenge", challenge }),
      empty,
    );
    const moved = draftReducer(added, {
      type: "move-challenge",
      key: b.key,
      to: 0,
    });
    const edited = draftReducer(moved, {
      type: "edit-challenge",
      key: a.key,
      changes: { text: "Who?" },
    });
    expect(edited.challenges).toEqual([b, { ...a, text: "Who?" }]);
    const cut = draftReducer(edited, { type: "delete-challenge", key: b.key });
    expect(cut.challenges).toEqual([{ ...a, text: "Who?" }]);
  });
});
