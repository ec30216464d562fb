/** Questions of every kind, in the server's format. */
export const kinds = {
  several: {
    id: "11",
    question_text: "How do you come to the centre?",
    question_type: "multiple_choice",
    options: ["On foot", "By bike", "By bus", "By car", "I never do"],
    allow_multiple: true,
    form: {
      kind: "choice",
      hint: "On an ordinary weekday.",
      most: 2,
      exclusive: 4,
    },
  },
  withOther: {
    id: "12",
    question_text: "What would you come for more often?",
    question_type: "multiple_choice",
    options: ["Markets", "Concerts", "Other …"],
    form: { kind: "choice", required: true },
  },
  other: {
    id: "13",
    question_text: "What else?",
    question_type: "free_text",
    form: { kind: "text", within: true, showIf: whenChosen(0, 2) },
  },
  yesNo: {
    id: "14",
    question_text: "Have you been at the night market?",
    question_type: "multiple_choice",
    options: ["Yes", "No", "Not sure"],
    form: { kind: "yes_no" },
  },
  likely: {
    id: "15",
    question_text: "How likely are you to tell a friend about it?",
    question_type: "multiple_choice",
    options: Array.from({ length: 11 }, (_, number) => String(number)),
    form: {
      kind: "scale",
      scale: {
        from: 0,
        to: 10,
        look: "numbers",
        low: "Not at all likely",
        high: "Extremely likely",
      },
    },
  },
  stars: {
    id: "16",
    question_text: "How good was the food?",
    question_type: "multiple_choice",
    options: ["1", "2", "3", "4", "5"],
    form: {
      kind: "scale",
      scale: { from: 1, to: 5, look: "stars", low: "Poor", high: "Great" },
    },
  },
  ranking: {
    id: "17",
    question_text: "What should the council pay for first?",
    question_type: "free_text",
    options: ["Benches", "More lights", "Toilets", "A stage for bands"],
    form: { kind: "ranking" },
  },
  number: {
    id: "18",
    question_text: "How long did you queue?",
    question_type: "free_text",
    form: {
      kind: "number",
      number: { least: 0, most: 120, decimals: 0, unit: "minutes" },
    },
  },
  date: {
    id: "19",
    question_text: "When should the next one be?",
    question_type: "free_text",
    form: { kind: "date", dates: { first: "2026-05-01", last: "2026-06-30" } },
  },
  statements: [
    "The market should be held every month.",
    "Cars should stay out of the square while it is on, also those of the people who live there.",
    "Music may go on until midnight.",
  ].map((text, index) => ({
    id: String(21 + index),
    question_text: text,
    question_type: "multiple_choice",
    options: ["Agree", "Disagree", "Pass"],
    form: { kind: "statement" },
  })),
};

/** Makes a question depend on this option of another question. */
export function whenChosen(question: number, place: number): object {
  return {
    join: "and",
    rules: [{ question, relation: "is", places: [place] }],
  };
}

/** Puts a question under a heading, which starts a page or only a section. */
export function under(item: object, heading: string, page = true): object {
  const { form } = item as { form?: object };
  const section = { heading, text: "", page };
  return { ...item, form: { kind: "text", ...form, section } };
}
