import type { SurveyDraft } from "@nearsay/core/contract";
import type { EditorDraft } from "./draft.ts";
import { fromLocalInput } from "./local-time.ts";

/** The way back from `openDraft`: the draft without what only the editor needs. */
export function closeDraft({ access, ...draft }: EditorDraft): SurveyDraft {
  return {
    title: draft.title,
    instructions: draft.instructions,
    questions: draft.questions.map(
      ({ text, type, options, allowMultiple }) => ({
        text,
        type,
        options: options.map((option) => option.text),
        allowMultiple,
      }),
    ),
    challengeQuestions: draft.challenges.map(({ text, expectedAnswer }) => ({
      text,
      expectedAnswer,
    })),
    expiresAt: fromLocalInput(draft.closesAt)?.toISOString() ?? null,
    visibility: { mode: access.mode, code: access.code },
    exportHtmlCode: access.exportCode,
  };
}

/** Whether anyone wrote anything in it. */
export function saysSomething(draft: EditorDraft): boolean {
  const { title, instructions, questions, challenges } = draft;
  const texts = [
    title,
    instructions,
    ...questions.flatMap((question) => [
      question.text,
      ...question.options.map((option) => option.text),
    ]),
    ...challenges.flatMap(({ text, expectedAnswer }) => [text, expectedAnswer]),
  ];
  return texts.some((text) => text.trim() !== "");
}
