import { formatCount, plural } from "@nearsay/core/domain";

export const home = {
  title: "See what people near you are asking, and answer in seconds.",
  lead: "No account needed. A question of your own?",
  ask: "Put it to your neighbours",
  assistant: "Open the AI assistant",
  newTab: "(opens in a new tab)",
  start: "Start New Survey",
  surveys: "Surveys",
  loading: "Loading surveys",
  more: "Show more surveys",
  moreFailed: "More surveys could not be loaded.",
  retry: "Try again",
  closed: "Closed surveys",
  mixed: "The newest and the most answered, by turns.",
  view: {
    label: "View",
    list: "List",
    map: "Map",
    loading: "Loading the map",
    failed: "The map could not be loaded.",
  },
  filters: {
    label: "Filters",
    openOnly: "Open only",
    unanswered: "Not answered yet",
    within: "Distance",
    anywhere: "Any distance",
    km: (reach: number) => `Within ${formatCount(reach)} km`,
    language: "Language",
    anyLanguage: "Any language",
    none: "No survey is left with these filters.",
  },
  empty: "No surveys found.",
  emptyNext: "Be the first to ask your neighbours something.",
  emptyCodeNext:
    "No open survey has this access code. Check it and search again.",
  emptySearch: (text: string) => `No public surveys found for "${text}"`,
  emptySearchNext: "Nobody has asked about this yet. You could be the first.",
  draft: "Turn this into a survey",
  didYouMean: "Did you mean",
  showAll: "Show all surveys",
  searching: "Searching",
  slowCode:
    "Many wrong codes were entered, so this search can take up to 10 seconds.",
  found: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} survey found`,
      other: `${formatCount(count)} surveys found`,
    }),
  search: {
    label: "Search surveys",
    placeholder: "Search, or enter an access code",
    byText: "Search Public",
    byCode: "Search by Code",
    suggested: "Suggestions",
    suggestions: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} suggestion`,
        other: `${formatCount(count)} suggestions`,
      }),
    survey: (responses: number, likes: number) =>
      `Responses ${formatCount(responses)} · Likes ${formatCount(likes)}`,
    keyword: (count: number) =>
      plural(count, {
        one: `Keyword of ${formatCount(count)} survey`,
        other: `Keyword of ${formatCount(count)} surveys`,
      }),
  },
  top: {
    label: "Top surveys",
    responses: "Top Responses",
    likes: "Top Likes",
    discussion: "Top Discussion",
  },
  keywords: {
    label: "Popular keywords",
    more: "More keywords",
  },
  failed: "The surveys could not be loaded.",
  publishedLoading: "Loading the links of your survey",
  featuredFailed: "The linked survey could not be loaded.",
} as const;
