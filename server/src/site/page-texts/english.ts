/** What a page says by itself, whatever is drawn on it. */
export const texts = {
  unreadable: "Nearsay needs JavaScript.",
  readable:
    "Without JavaScript this page can be read, but nothing can be sent. To answer, allow JavaScript and reload the page.",
  late: "This page has not loaded completely, so nothing can be sent yet.",
  retry: "Try again",
  feed: "New surveys",
  survey: "Survey",
};
