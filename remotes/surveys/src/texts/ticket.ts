/** What is said about paper tickets. */
export const ticket = {
  page: {
    title: "Your paper ticket",
    about:
      "A ticket lets you answer one survey, once. Nothing happens before you press the button, and your answer cannot be traced to the ticket.",
  },
  label: "Code of your ticket",
  hint: "Four groups of four, as on the paper",
  use: "Use this ticket",
  enable: "Enable anonymous ID and use it",
  using: "Checking the ticket…",
  malformed:
    "This is not a whole code yet: it has four groups of four letters and digits.",
  failed: "The ticket could not be checked. Please try again.",
  only: "This survey is answered by paper ticket only. Enter the code of yours to answer.",
  apart: "I have a paper ticket",
  held: "Your ticket is taken. Your answer counts as one by ticket, and cannot be traced to it.",
} as const;
