import { formatCount } from "@nearsay/core/domain";

/** What the list of own surveys says. */
export const mineTexts = {
  intro: "Surveys whose owner link this browser keeps.",
  loading: "Asking how it stands",
  unknown: "Survey",
  gone: "Its link was ended, or the survey is deleted",
  failed: "Could not be asked just now",
  open: "Open the desk",
  openNamed: (title: string) => `Open the desk of “${title}”`,
  duplicateNamed: (title: string) => `Duplicate this survey: “${title}”`,
  forget: "Forget",
  forgetNamed: (title: string) => `Forget “${title}” on this device`,
  responses: (count: number) =>
    count === 1 ? "1 response" : `${formatCount(count)} responses`,
  none: "No surveys yet",
  noneNext: "Publish one, or add one below by its owner link.",
  start: "Start a survey",
  add: {
    heading: "Add a survey",
    action: "Add",
  },
} as const;
