import { formatCount, plural } from "@nearsay/core/domain";

/** What is said with the results of an embedded survey: apart, since they come after answering. */
export const resultsTexts = {
  title: "Results",
  responses: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} response`,
      other: `${formatCount(count)} responses`,
    }),
  integrity: "How answers came, and what was not taken",
  /** Here as well: what the widget has in one piece would come apart. */
  newTab: "(opens in a new tab)",
  option: "Option",
  share: "Share",
  count: "Responses",
  answered: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} person answered`,
      other: `${formatCount(count)} people answered`,
    }),
  written: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} answer in own words`,
      other: `${formatCount(count)} answers in own words`,
    }),
  discuss: "Discuss on Nearsay",
  enabled: "You take part here with an anonymous ID.",
  optedOut: "Your anonymous ID is off here. Your response stays counted.",
  optOut: "Opt out",
  enable: "Re-enable anonymous ID",
  updating: "Saving…",
  loading: "Loading results",
  failed: "The results could not be loaded.",
} as const;
