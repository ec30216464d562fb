export const surveyPage = {
  heading: "Survey",
  loading: "Loading the survey",
  failed: "Failed to load survey",
  notFound: "Survey not found.",
  notFoundNext: "The link may be incomplete, or the survey was taken down.",
  takenDown: "It was taken down while you had it open.",
  allSurveys: "All surveys",
  documentTitle: (title: string) => `${title} · Nearsay`,
  footFailed: "What else can be done with this survey could not be loaded.",
} as const;
