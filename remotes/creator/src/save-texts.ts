/** What saving a survey as a file says, in the editor and on the desk. */
export const saveTexts = {
  action: "Save as JSON",
  surveyJs: "Save as SurveyJS",
  unwritten: (parts: string) =>
    `Saved. SurveyJS has no place for ${parts}, which the other file keeps.`,
  challenges: "challenge questions",
  units: "units of numbers",
  hints: "notes below statements",
  place: "where the survey stands and what goes by that",
  ending: "what stops the survey and what it says at its end",
  failed: "The file could not be made. Try again.",
} as const;
