export const hiddenSurvey = {
  title: "Your survey is hidden",
  about: (date: string) =>
    `It was reported or taken down, and nobody but you has been shown it since ${date}. Its answers are kept.`,
  reason: "Why should it be shown again?",
  reasonHint: "Whoever runs this site reads it. You can ask once.",
  tooShort: "Please say in a few words why (at least 3 characters).",
  ask: "Ask for a review",
  asking: "Sending…",
  failed: "Failed to ask for a review",
  asked: "You asked for a review",
  askedNext:
    "Whoever runs this site reads what you wrote. If they show the survey again, it is back at this address.",
} as const;
