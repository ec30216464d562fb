/** That words were changed after people had answered: apart, since few surveys say so. */
export const edits = {
  changed: "Wording changed on",
  before: ": before",
  after: "now",
} as const;
