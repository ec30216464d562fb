/** What is said of paper tickets before the part is opened; apart from the rest, as other pages load that too. */
export const sectionTexts = {
  heading: "Paper tickets",
  open: "Answer by ticket…",
  loading: "Loading",
  failed: "This part could not be loaded",
} as const;
