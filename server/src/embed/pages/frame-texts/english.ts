/** What a frame's page says by itself, whatever is drawn on it. */
export const texts = {
  title: "Survey",
  titleOf: (title: string) => `Survey: ${title}`,
  answer: "Answer on Nearsay",
  open: "Open on Nearsay",
  openSite: "Open Nearsay",
  newTab: "(opens in a new tab)",
};
