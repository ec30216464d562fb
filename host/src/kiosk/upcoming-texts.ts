/** Before a survey opens. */
export const upcomingTexts = {
  title: "This survey is not open yet.",
  opens: "It opens on",
} as const;
