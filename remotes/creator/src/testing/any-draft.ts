import {
  limits,
  readModes,
  resultsModes,
  surveyLanguages,
} from "@nearsay/core/contract";
import fc from "fast-check";
import { type EditorDraft, newKey, openDraft } from "../draft/draft.ts";

const textOf = (maxLength: number) =>
  fc
    .string({ unit: "binary", maxLength: 40 })
    .map((text) => text.slice(0, maxLength));

const question = fc.oneof(
  fc.record({
    text: textOf(limits.questionTextMax),
    type: fc.constant("free_text" as const),
    options: fc.constant<string[]>([]),
    allowMultiple: fc.constant(false),
  }),
  fc.record({
    text: textOf(limits.questionTextMax),
    type: fc.constant("multiple_choice" as const),
    options: fc.array(textOf(limits.optionTextMax), {
      minLength: 1,
      maxLength: 6,
    }),
    allowMultiple: fc.boolean(),
  }),
);

/** Any draft of what a file holds, half written ones too. */
export const anyDraft: fc.Arbitrary<EditorDraft> = fc
  .record({
    title: textOf(limits.titleMax),
    instructions: textOf(limits.instructionsMax),
    questions: fc.array(question, { maxLength: 6 }),
    challenges: fc.array(textOf(limits.questionTextMax), { maxLength: 3 }),
    mode: fc.constantFrom("global" as const, "code" as const),
    results: fc.constantFrom(...resultsModes),
    reads: fc.constantFrom(...readModes),
    listOnFeedback: fc.boolean(),
    language: fc.option(fc.constantFrom(...surveyLanguages)),
  })
  .map(
    ({
      mode,
      results,
      reads,
      listOnFeedback,
      language,
      challenges,
      ...survey
    }) => {
      const draft = openDraft(
        {
          ...survey,
          challengeQuestions: [],
          expiresAt: null,
          visibility: { mode, code: null },
          exportHtmlCode: null,
        },
        0,
      );
      return {
        ...draft,
        listOnFeedback,
        language,
        challenges: challenges.map((text) => ({
          ...{ key: newKey(), text, expectedAnswer: "secret" },
        })),
        access: { ...draft.access, code: "hidden", results, reads },
      };
    },
  );
