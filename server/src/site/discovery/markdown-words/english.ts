/** What the Markdown of a survey says. Moments arrive as "YYYY-MM-DD hh:mm UTC". */
export const texts = {
  closed: (moment: string) => `Closed on ${moment}.`,
  opens: (moment: string) => `Opens on ${moment}.`,
  open: (moment: string) => `Open until ${moment}.`,
  openOr: (moment: string, quota: string) =>
    `Open until ${moment}, or ${quota} responses.`,
  counts: (responses: string, posts: string) =>
    `Responses: ${responses}. Posts: ${posts}.`,
  named: (name: string, country: string) => `Place: ${name}, ${country}.`,
  point: "Place: a square of about 1 km without a name.",
  scope: {
    first: (km: string) => `Shown first to people within ${km} km.`,
    only: (km: string) => `Listed only for people within ${km} km.`,
    answer: (km: string) => `Answered only by people within ${km} km.`,
  },
  counted: {
    rings:
      "Where answers come from is counted, of people who agree: here and elsewhere.",
    map: "Where answers come from is counted, of people who agree: on a map.",
  },
  answer: (address: string) => `Answer at <${address}>.`,
  read: (address: string) => `Read on at <${address}>.`,
  questions: "Questions",
};
