import type { Scenario, ScenarioQuestion } from "./scenario.ts";

const near: ScenarioQuestion = {
  text: "Is it near?",
  kind: "yes_no",
  options: ["Yes", "No"],
};

const yes = { "Is it near?": "Yes" };

const late = {
  answers: yes,
  refused: "closed",
  only: "sent",
  because: "the page of a closed survey has no form",
} as const;

const early = {
  answers: yes,
  refused: "upcoming",
  only: "sent",
  because: "the page of a survey that is not open yet has no form",
} as const;

/** When a survey accepts answers. */
export const times: readonly Scenario[] = [
  {
    title: "a survey is closed from its closing time on",
    survey: { questions: [near], closes: 2 },
    people: [
      { answers: yes },
      { answers: yes, at: 1.99 },
      { ...late, at: 2 },
      { ...late, at: 3 },
    ],
    counted: { "Is it near?": { Yes: 2 } },
  },
  {
    title: "a survey accepts answers from its opening time on",
    survey: { questions: [near], opens: 1, closes: 2 },
    people: [
      early,
      { ...early, at: 0.99 },
      { answers: yes, at: 1 },
      { ...late, at: 2 },
    ],
    counted: { "Is it near?": { Yes: 1 } },
  },
  {
    title: "a survey closes with the response that reaches its quota",
    survey: { questions: [near], quota: 2 },
    people: [{ answers: yes }, { answers: { "Is it near?": "No" } }, late],
    counted: { "Is it near?": { Yes: 1, No: 1 } },
  },
  {
    title: "a refused response does not count for the quota",
    survey: { questions: [near], quota: 1 },
    people: [
      { answers: {}, refused: "empty" },
      { answers: yes },
      { ...late, at: 24 },
    ],
    counted: { "Is it near?": { Yes: 1 } },
  },
  {
    title: "a quota does not keep a survey open after its closing time",
    survey: { questions: [near], quota: 3, closes: 1 },
    people: [{ answers: yes }, { ...late, at: 1 }],
    counted: { "Is it near?": { Yes: 1 } },
  },
];
