/** What the codebook of an archive says. Times arrive written. */
export const texts = {
  figures:
    "figures.csv, figures.json: what everybody sees of the released responses.",
  sides:
    "Where both sides have answers, and flagged ones are not left out, those by ticket (“tickets”) and everybody else's (“others”) stand there and in charts beside all.",
  texts:
    "responses.csv, responses.jsonl: what people wrote, a text and its question a line. Texts of one person are not told apart from those of others.",
  rows: "responses.csv, responses.jsonl: a response a line. Its number is its only name. A question that takes several choices has them in one column with “; ” between them.",
  pictures:
    "charts/: the figures as pictures. summary.txt: the figures in words.",
  groups: (group: string) =>
    `Responses appear in groups of at least ${group}, with no time and in an order drawn by lot.`,
  csv: "CSV is UTF-8 by RFC 4180. A text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a line break) has an apostrophe in front there; JSON has it as it was written.",
  rankings:
    "Of a ranking “1. A” counts who put A first, and “A > B” who put A before B.",
  opens: (moment: string) => `Opening time: ${moment}`,
  closes: (moment: string) => `Closing time: ${moment}`,
  quota: (responses: string) =>
    `Closes after this many responses: ${responses}`,
  closedMessage: (text: string) => `Said once it is closed: ${text}`,
  thanksMessage: (text: string) => `Said to who has answered: ${text}`,
  thanksLink: (address: string) => `Where they may go on to: ${address}`,
  questions: "Questions, by the number that JSON calls them by:",
};
