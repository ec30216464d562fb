export const hiddenSurvey = {
  title: "Your survey is hidden",
  about: (date: string) =>
    `It was reported or taken down, and nobody but you has been shown it since ${date}. Its answers are kept.`,
} as const;
