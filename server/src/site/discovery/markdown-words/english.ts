/** What the Markdown of a survey says. Days arrive as YYYY-MM-DD. */
export const texts = {
  closed: (day: string) => `Closed on ${day}.`,
  opens: (day: string) => `Opens on ${day}.`,
  open: (day: string) => `Open until ${day}.`,
  openOr: (day: string, quota: string) =>
    `Open until ${day}, or ${quota} responses.`,
  counts: (responses: string, posts: string) =>
    `Responses: ${responses}. Posts: ${posts}.`,
  answer: (address: string) => `Answer at <${address}>.`,
  read: (address: string) => `Read on at <${address}>.`,
  questions: "Questions",
};
