export const report = {
  title: "Report survey",
  about: "Enough reports hide a survey from everybody.",
  reason: "What is wrong with this survey?",
  submit: "Send report",
  notLoaded: "The form for a report could not be loaded.",
  failed: "Failed to report survey",
  thanks: "Thank you. Your report was received.",
} as const;
