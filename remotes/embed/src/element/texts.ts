/** What the element on pages of other sites says: apart, since each word counts there. */
export const elementTexts = {
  loading: "Loading survey",
  frame: "Survey",
  frameOf: (title: string) => `Survey: ${title}`,
  open: "Open it on Nearsay",
  newTab: "(opens in a new tab)",
  failed: {
    SURVEY: "This survey's address is wrong.",
    ORIGIN_NOT_ALLOWED: "This survey may not be shown on this page.",
    BLOCKED: "This survey could not be shown here.",
    NETWORK: "This survey could not be loaded.",
  },
};
