import { sayKind } from "../../surveys/say-kind.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

/** What the files of an archive hold, in words. */
export function codebook(
  { title, instructions, reads, resultsGroup, tickets }: SurveyRow,
  questions: readonly QuestionRow[],
): string {
  return [
    title,
    ...(instructions === "" ? [] : [instructions]),
    "",
    "figures.csv, figures.json: what everybody sees of the released responses.",
    ...(tickets === "apart" ? [sides] : []),
    ...(reads === "figures" ? [] : responseFiles[reads]),
    "charts/: the figures as pictures. summary.txt: the figures in words.",
    "",
    `Responses appear in groups of at least ${resultsGroup}, with no time and in an order drawn by lot.`,
    "CSV is UTF-8 by RFC 4180. A text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a line break) has an apostrophe in front there; JSON has it as it was written.",
    "",
    "Questions, by the number that JSON calls them by:",
    ...questions.map(describeQuestion),
    "",
  ].join("\n");
}

const sides =
  "Where both sides have answers, and flagged ones are not left out, those by ticket (“tickets”) and everybody else's (“others”) stand there and in charts beside all.";

const responseFiles = {
  texts: [
    "responses.csv, responses.jsonl: what people wrote, a text and its question a line. Texts of one person are not told apart from those of others.",
  ],
  rows: [
    "responses.csv, responses.jsonl: a response a line. Its number is its only name. A question that takes several choices has them in one column with “; ” between them.",
  ],
};

function describeQuestion(question: QuestionRow): string {
  const { questionId, text, options } = question;
  const kind = sayKind(question);
  const listed = options.map((option) => `\n    - ${option}`).join("");
  return `  ${questionId}. ${text} (${kind})${listed}`;
}
