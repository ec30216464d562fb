/** What saving a survey as a file says, in the editor and on the desk. */
export const saveTexts = {
  action: "Save as JSON",
  failed: "The file could not be made. Try again.",
} as const;
