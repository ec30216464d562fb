import type { PayloadQuestion } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";

type Payload = Static<typeof PayloadQuestion>;

const statement = ["Agree", "Disagree", "Pass"];

/** A question of each kind, with a text for "Other …" and a question that is seldom shown. */
export const everyKind = {
  owns: {
    text: "Do you have a bicycle?",
    type: "multiple_choice",
    options: ["Yes", "No", "Not sure"],
    form: { kind: "yes_no", required: true, hint: "Any that works" },
  },
  lanes: {
    text: "How are the lanes?",
    type: "multiple_choice",
    form: {
      kind: "scale",
      scale: { from: 1, to: 5, look: "stars", low: "Bad", high: "Good" },
    },
  },
  uses: {
    text: "What else do you take?",
    type: "multiple_choice",
    options: ["Bus", "Tram", "Train", "None of these"],
    allowMultiple: true,
    form: { kind: "choice", least: 1, most: 2, exclusive: 3, shuffled: true },
  },
  where: {
    text: "Where to?",
    type: "multiple_choice",
    options: ["The park", "The river", "Other …"],
  },
  other: {
    text: "Where else?",
    type: "free_text",
    form: {
      kind: "text",
      within: true,
      showIf: {
        join: "and",
        rules: [{ question: 3, relation: "is", places: [2] }],
      },
    },
  },
  trees: {
    text: "Which trees first?",
    type: "free_text",
    options: ["Oak", "Ash", "Elm"],
    form: {
      kind: "ranking",
      section: { heading: "Trees", text: "Along the lanes", page: true },
    },
  },
  far: {
    text: "How far do you go?",
    type: "free_text",
    form: {
      kind: "number",
      number: { least: 0, most: 99, decimals: 0, unit: "km" },
    },
  },
  day: {
    text: "When shall we count?",
    type: "free_text",
    form: {
      kind: "date",
      dates: { first: "2026-11-01", last: "2026-11-30" },
    },
  },
  wider: {
    text: "Lanes should be wider.",
    type: "multiple_choice",
    options: statement,
    form: {
      kind: "statement",
      showIf: {
        join: "or",
        rules: [{ question: 0, relation: "is", places: [0] }],
      },
    },
  },
} as const satisfies Record<string, Payload>;

export type KindName = keyof typeof everyKind;

export const everyKindQuestions: Payload[] = Object.values(everyKind);

/** Answers by question id, in the order of the questions. */
export function answersById(
  ids: readonly number[],
  answers: Partial<Record<KindName, string | string[]>>,
): Record<string, string | string[]> {
  const names = Object.keys(everyKind) as KindName[];
  return Object.fromEntries(
    names.flatMap((name, place) => {
      const answer = answers[name];
      return answer === undefined ? [] : [[String(ids[place]), answer]];
    }),
  );
}
