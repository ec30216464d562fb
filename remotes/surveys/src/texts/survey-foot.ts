export const surveyFoot = {
  afterwards: "See how others answered, or say more.",
  /** Where results do not show yet, or never will. */
  afterwardsLater: {
    meanwhile: "Say more meanwhile.",
    closing: (date: string) =>
      `Results show once the survey is closed${date && `, on ${date}`}. Say more meanwhile.`,
    never:
      "Too few answered to show results without telling who gave them. Say more all the same.",
  },
  others: "What others say",
} as const;
