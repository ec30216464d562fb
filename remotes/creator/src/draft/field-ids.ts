/** Ids of the editor's controls. What finds a problem or moves something names the control by them. */
export const fieldIds = {
  title: "survey-title",
  instructions: "survey-instructions",
  closesAt: "survey-closes-at",
  addQuestion: "add-question",
  addChallenge: "add-challenge",
  accessCode: "survey-access-code",
  exportCode: "survey-export-code",
  embedSites: "survey-embed-sites",
  question: (key: string) => `question-${key}`,
  option: (key: string) => `option-${key}`,
  challenge: (key: string) => `challenge-${key}`,
  expectedAnswer: (key: string) => `expected-${key}`,
  moveUp: (key: string) => `up-${key}`,
  moveDown: (key: string) => `down-${key}`,
} as const;
