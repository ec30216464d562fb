/** What a survey says on a page of another site, besides its form. */
export const embedTexts = {
  failed: "Failed to load survey",
  retry: "Try again",
  policy: "Anonymous ID Policy",
  consentFailed: "Failed to update consent",
  onePerSite: "One response per person and site.",
  unkept:
    "Your browser lets this page keep nothing, so one response a day is taken here from your network. On Nearsay everybody can answer.",
  siteOnly:
    "Your network has answered here today, and your browser lets this page keep nothing to tell people apart. On Nearsay everybody can answer.",
  open: "Open on Nearsay",
  openSite: "Open Nearsay",
  discuss: "Discuss on Nearsay",
  newTab: "(opens in a new tab)",
  enabled: "You take part here with an anonymous ID.",
  optedOut: "Your anonymous ID is off here. Your response stays counted.",
  optOut: "Opt out",
  enable: "Re-enable anonymous ID",
  updating: "Saving…",
  results: {
    loading: "Loading results",
    failed: "The results could not be loaded.",
  },
} as const;
