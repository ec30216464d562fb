/** Below the questions of a long survey. */
export const kindsTexts = {
  shared: "This is a shared device",
  kept: "Your answers are kept in this browser for 7 days, until you send them.",
  notKept: "Nothing is kept: your answers are gone once you leave this page.",
} as const;
