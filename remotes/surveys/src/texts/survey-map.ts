import { formatCount, plural } from "@nearsay/core/domain";

/** What is said beside the map of surveys. */
export const surveyMap = {
  label: "Map of surveys",
  shown: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} survey on this piece of the map`,
      other: `${formatCount(count)} surveys on this piece of the map`,
    }),
  chosen: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} survey in the chosen square`,
      other: `${formatCount(count)} surveys in the chosen square`,
    }),
  all: "Show all on this piece",
  none: "No survey stands on this piece of the map.",
  noneAtAll: "No survey has a place.",
  there: "Show where there are some",
  squares:
    "Each square is at least 1 km wide; nothing finer is known. Surveys without a place are in the list alone.",
  loading: "Loading surveys",
  failed: "The surveys could not be loaded.",
};
