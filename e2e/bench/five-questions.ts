/** The survey that every page of the benchmark shows. */
export const fiveQuestions = {
  title: "Buses at night",
  instructions: "Five questions about how you get home when it is late.",
  questions: [
    choice("How often do you take a night bus?", false, [
      "Every day",
      "Every week",
      "Every month",
      "Never",
    ]),
    choice("Which nights do you need one?", true, [
      "Weekdays",
      "Fridays",
      "Saturdays",
      "Sundays",
    ]),
    {
      text: "What should change?",
      type: "free_text",
      options: [],
      allowMultiple: false,
    },
    choice("How long do you usually wait?", false, [
      "Under 10 minutes",
      "10 to 30 minutes",
      "Longer",
    ]),
    choice("What else takes you home?", true, [
      "On foot",
      "By bicycle",
      "By taxi",
      "By car",
    ]),
  ],
} as const satisfies Survey;

/** A survey as the product's calls name its parts. */
export interface Survey {
  title: string;
  instructions: string;
  questions: readonly Question[];
}

interface Question {
  text: string;
  type: "multiple_choice" | "free_text";
  options: readonly string[];
  allowMultiple: boolean;
}

/** What the first question offers first. */
export const [firstOption] = fiveQuestions.questions[0].options;

function choice<const Options extends readonly string[]>(
  text: string,
  allowMultiple: boolean,
  options: Options,
) {
  return { text, type: "multiple_choice", options, allowMultiple } as const;
}
