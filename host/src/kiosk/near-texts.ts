/** Where a survey is for people near its place. */
export const nearTexts = {
  title: "This kiosk takes no answers.",
  about:
    "Only people near its place can answer this survey, and a kiosk does not tell where it is. Open the survey on its own page.",
} as const;
