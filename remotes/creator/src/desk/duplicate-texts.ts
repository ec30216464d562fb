/** What is said where a survey is asked once more, on its desk and in the list. */
export const duplicateTexts = {
  action: "Duplicate this survey",
  /** Follows the title of what was asked before. */
  mark: " (copy)",
  failed: "This browser cannot keep a draft.",
} as const;
