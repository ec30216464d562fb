/** What stands beside the title of every survey. */
export const surveyMeta = {
  fresh: "New",
  closed: "Closed",
  responded: "Responded",
  demo: "Demo",
  closes: "Closes",
  closedOn: "Closed",
  created: "Created",
  reported: "Reported",
} as const;
