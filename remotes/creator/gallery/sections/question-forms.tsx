import type { DraftQuestion } from "@nearsay/core/contract";
import {
  type GallerySection,
  Stage,
  type Step,
} from "@nearsay/core/standalone";
import { useReducer } from "react";
import { draftReducer } from "../../src/draft/draft-reducer.ts";
import { openDraft } from "../../src/draft/draft.ts";
import { EditorContext } from "../../src/draft/editor-context.ts";
import { QuestionList } from "../../src/questions/question-list.tsx";
import { draftOf, when, why } from "../drafts.ts";

const ways = ["Tram", "Bike", "None of these", "Other …"];

const several: DraftQuestion = {
  ...when,
  text: "How do you cross the river?",
  options: ways,
  allowMultiple: true,
  form: { kind: "choice", required: true, least: 1, most: 2, exclusive: 2 },
};

const other: DraftQuestion = {
  ...why,
  text: "Please say which",
  form: {
    kind: "text",
    within: true,
    showIf: {
      join: "and",
      rules: [{ question: 0, relation: "is", places: [3] }],
    },
  },
};

const scale: DraftQuestion = {
  ...when,
  text: "How safe is it to cycle there?",
  options: [],
  form: {
    kind: "scale",
    scale: { from: 1, to: 5, look: "stars", low: "not at all", high: "very" },
  },
};

const led: DraftQuestion = {
  ...why,
  form: {
    kind: "text",
    section: { heading: "The bridge", text: "", page: true },
    showIf: {
      join: "or",
      rules: [
        { question: 0, relation: "any_of", places: [0, 1] },
        { question: 2, relation: "at_least", places: [3] },
      ],
    },
  },
};

const far: DraftQuestion = {
  ...why,
  text: "How far do you travel in a week?",
  form: {
    kind: "number",
    number: { least: 0, most: 2000, decimals: 0, unit: "km" },
  },
};

const day: DraftQuestion = {
  ...why,
  text: "When did you last cross it?",
  form: { kind: "date", dates: { first: "2026-09-01", last: "2026-11-30" } },
};

const wide: DraftQuestion = {
  ...when,
  text: "The bridge is too narrow.",
  options: ["Agree", "Disagree", "Pass"],
  form: { kind: "statement" },
};

const owns: DraftQuestion = {
  ...when,
  text: "Do you own a car?",
  options: ["Yes", "No", "Not sure"],
  form: { kind: "yes_no" },
};

const order: DraftQuestion = {
  ...why,
  text: "What comes first?",
  options: ["Trams", "Bikes"],
  form: { kind: "ranking", shuffled: true },
};

export const questionForms: GallerySection = {
  name: "Questions of every kind",
  about: "What each kind asks its author to say, and when a question is asked.",
  wide: true,
  states: {
    "A question that depends on others": written(
      [several, other, scale, led],
      [open(2), unfoldMore],
    ),
    "All that a choice of several can say": written(
      [several, other],
      [unfoldMore],
    ),
    Number: written([far, day, order], [open(0)]),
    Date: written([far, day, order], [open(1)]),
    Order: written([far, day, order], [open(2)]),
    Statement: written([wide, owns], [open(0)]),
    "Yes or no": written([wide, owns], [open(1)]),
    "All folded": written([several, other, scale, led, far]),
  },
};

function written(questions: DraftQuestion[], steps: Step[] = []) {
  return (
    <Stage steps={steps}>
      <Written questions={questions} />
    </Stage>
  );
}

/** Editable questions, without the editor around them. */
function Written(props: { readonly questions: DraftQuestion[] }) {
  const [{ questions }, dispatch] = useReducer(
    draftReducer,
    props.questions,
    (given) => openDraft(draftOf({ questions: given }), Date.now()),
  );
  return (
    <EditorContext
      value={{
        dispatch,
        focus: () => undefined,
        errorOf: () => undefined,
        problemIn: () => undefined,
        wanted: null,
      }}
    >
      <QuestionList questions={questions} language={null} />
    </EditorContext>
  );
}

/** Presses the line of a question, by its index. */
function open(place: number): Step {
  return (shown) => {
    const lines = shown.querySelectorAll<HTMLElement>("li [aria-expanded]");
    lines[place]?.click();
    return Promise.resolve();
  };
}

/** Opens “More” of the open question. */
function unfoldMore(shown: HTMLElement): Promise<void> {
  shown.querySelector("summary")?.click();
  return Promise.resolve();
}
