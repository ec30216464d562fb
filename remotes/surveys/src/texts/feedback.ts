export const feedback = {
  title: "Product Feedback and Suggestions",
  about:
    "What works, what does not, what is missing? Answer what others ask, or publish a survey of your own with “List on Feedback page” ticked. The people who build Nearsay read along.",
  start: "Start New Survey",
  browse: "All surveys",
  surveys: "Feedback surveys",
  loading: "Loading feedback surveys",
  failed: "The feedback surveys could not be loaded.",
  empty: "No surveys found.",
  emptyNext:
    "Nobody has asked about Nearsay yet. Publish a survey with “List on Feedback page” ticked, and it stands here for everyone.",
} as const;
