import { formatCount } from "@nearsay/core/domain";

export const answerTexts = {
  formLoading: "Loading the questions",
  formFailed: "The questions could not be loaded.",
  none: "No questions available for this survey.",
  submit: "Submit",
  submitting: "Submitting…",
  closedButton: "Responses closed",
  upcomingButton: "Not open yet",
  readOnlyButton: "Enable anonymous ID to submit",
  notConsented: "Enable anonymous ID participation to submit responses.",
  enableAndSubmit: "Enable and submit",
  closed: "This survey is no longer accepting responses.",
  challenges: "Challenge questions",
  challengesMissing: "Please answer the challenge questions before submitting.",
  challengesBlocked: "The challenge questions keep this survey closed to you.",
  optedOut: "Participation disabled while anonymous ID is opted out.",
  refused: "Content not allowed.",
  submitFailed: "Failed to submit survey response",
  kept: "Your answers are kept here until you send them again.",
  oneAllowed: "Choose one.",
  severalAllowed: "Choose any number.",
  clearChoice: "Clear choice",
  progress: (answered: number, all: number) =>
    `${formatCount(answered)} of ${formatCount(all)} answered`,
  resultsAfterClosing: "Results show after closing.",
  resultsAtOnce:
    "Results show at once: whoever watches them can tell what you answered.",
  /** What the author of the survey reads, beside what everybody sees. */
  readsFigures: "Its author reads no single answer.",
  readsTexts: "Its author reads what you write, apart from your other answers.",
  readsRows: "Its author reads whole responses, with no name or time.",
  thanks: "Thanks for your response!",
  duplicate: "You've already submitted this survey. Thanks!",
} as const;

/** On the site alone: a widget has no room for it. */
export const answerSlow =
  "Where many answer at once, this can take up to 10 seconds.";
