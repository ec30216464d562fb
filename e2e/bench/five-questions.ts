import {
  anyOf,
  textQuestion,
  oneOf,
  type WantedSurvey,
} from "../fixtures/publish-survey.ts";

/** First option of the first question. */
export const firstOption = "Every day";

/** The survey that every page of the benchmark shows. */
export const fiveQuestions: WantedSurvey = {
  title: "Buses at night",
  instructions: "Five questions about how you get home when it is late.",
  questions: [
    oneOf(
      "How often do you take a night bus?",
      firstOption,
      "Every week",
      "Every month",
      "Never",
    ),
    anyOf(
      "Which nights do you need one?",
      "Weekdays",
      "Fridays",
      "Saturdays",
      "Sundays",
    ),
    textQuestion("What should change?"),
    oneOf(
      "How long do you usually wait?",
      "Under 10 minutes",
      "10 to 30 minutes",
      "Longer",
    ),
    anyOf(
      "What else takes you home?",
      "On foot",
      "By bicycle",
      "By taxi",
      "By car",
    ),
  ],
};
