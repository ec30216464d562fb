/** What a survey says on a page of another site, besides its form. */
export const embedTexts = {
  failed: "Failed to load survey",
  retry: "Try again",
  policy: "Anonymous ID Policy",
  consentFailed: "Failed to update consent",
  onePerSite: "One response per person and site.",
  open: "Open on Nearsay",
  openSite: "Open Nearsay",
  newTab: "(opens in a new tab)",
  resultsFailed: "The results could not be loaded.",
} as const;
