/** The questions of a survey in a list, which come when somebody opens them. */
export const cardQuestions = {
  answer: "Answer",
  questions: "Questions",
  area: (title: string) => `Questions of ${title}`,
  loading: "Loading questions",
  failed: "Failed to load questions.",
} as const;
