import type { Scenario, ScenarioQuestion } from "./scenario.ts";

const why: ScenarioQuestion = { text: "Why?", kind: "text" };

const cuts = "the field shortens a text to the maximum";

/** Texts, and responses without any answer. */
export const texts: readonly Scenario[] = [
  {
    title: "a text is stored without the space around it",
    survey: { questions: [why] },
    people: [
      { answers: { "Why?": "  It is  near " } },
      { answers: { "Why?": "Two\nlines" } },
    ],
    counted: { "Why?": ["It is  near", "Two\nlines"] },
  },
  {
    title: "a text of which nothing is visible is no answer",
    survey: {
      questions: [
        why,
        { text: "Is it near?", kind: "yes_no", options: ["Yes", "No"] },
      ],
    },
    people: [
      { answers: { "Why?": " \u200b\u00a0" }, refused: "empty" },
      { answers: { "Why?": " \u200b", "Is it near?": "Yes" } },
    ],
    counted: { "Is it near?": { Yes: 1 } },
  },
  {
    title: "a text has at most 240 characters, each counted once",
    survey: { questions: [why] },
    people: [
      { answers: { "Why?": "🌳".repeat(240) } },
      {
        answers: { "Why?": "🌳".repeat(241) },
        refused: { "Why?": "long" },
        only: "sent",
        because: cuts,
      },
    ],
    counted: { "Why?": ["🌳".repeat(240)] },
  },
  {
    title: "a text question has one answer",
    survey: { questions: [why] },
    people: [
      { answers: { "Why?": "It is near" } },
      {
        answers: { "Why?": ["It is near", "It is fast"] },
        refused: { "Why?": "text" },
        only: "sent",
        because: "the form has one field for the question",
      },
    ],
    counted: { "Why?": ["It is near"] },
  },
  {
    title: "a response needs an answer",
    survey: {
      questions: [
        why,
        {
          text: "What do you use?",
          kind: "choice",
          several: true,
          options: ["Bus", "Tram"],
        },
      ],
    },
    people: [
      { answers: {}, refused: "empty" },
      {
        first: { "What do you use?": ["Bus"] },
        answers: { "What do you use?": [] },
        refused: "empty",
      },
      { answers: { "What do you use?": ["Tram"] } },
    ],
    counted: { "What do you use?": { Tram: 1 } },
  },
];
