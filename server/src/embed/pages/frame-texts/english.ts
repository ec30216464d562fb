/** What a page in a frame says by itself, whatever survey is in it. */
export const texts = {
  answer: "Answer on Nearsay",
  open: "Open on Nearsay",
  openSite: "Open Nearsay",
  newTab: "(opens in a new tab)",
  refused: "Survey",
  survey: (title: string) => `Survey: ${title}`,
};
