/** Where a browser lets a page keep nothing: apart, since few do. */
export const unkeptTexts = {
  unkept:
    "Your browser lets this page keep nothing, so one response a day is taken here from your network. On Nearsay everybody can answer.",
  siteOnly:
    "Your network has answered here today, and your browser lets this page keep nothing to tell people apart. On Nearsay everybody can answer.",
} as const;
