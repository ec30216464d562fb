/** What is said to who asks for a review of a hidden survey. */
export const texts = {
  reason: "Why should it be shown again?",
  reasonHint: "Whoever runs this site reads it. You can ask once.",
  tooShort: "Please say in a few words why (at least 3 characters).",
  ask: "Ask for a review",
  asking: "Sending…",
  failed: "Failed to ask for a review",
  asked: "You asked for a review",
  askedNext:
    "Whoever runs this site reads what you wrote. If they show the survey again, it is back at its address.",
};
