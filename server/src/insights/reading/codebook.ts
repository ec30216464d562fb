import { type Language, kindTraits } from "@nearsay/core/contract";
import { describeKind } from "../../surveys/describe-kind.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { messagesIn } from "#messages";

/**
 * Describes the files of an archive. For key holders only, as it contains
 * messages that only respondents get.
 */
export function codebook(
  survey: SurveyRow,
  questions: readonly QuestionRow[],
  reader: Language,
): string {
  const { title, instructions, reads, resultsGroup, tickets } = survey;
  const words = messagesIn(reader).codebook;
  const ranked = questions.some(
    ({ form }) => kindTraits[form.kind].answer === "order",
  );
  return [
    title,
    ...(instructions === "" ? [] : [instructions]),
    "",
    ...describeTimes(survey, reader),
    "",
    words.figures,
    ...(tickets === "apart" ? [words.sides] : []),
    ...(reads === "figures" ? [] : [words[reads]]),
    words.pictures,
    "",
    words.groups({ group: `${resultsGroup}` }),
    words.csv,
    ...(ranked ? [words.rankings] : []),
    "",
    words.questions,
    ...questions.map((question) => describeQuestion(question, reader)),
    "",
  ].join("\n");
}

/** When it opens and closes, and its messages for after closing and answering. */
function describeTimes(
  {
    opensAt,
    expiresAt,
    quota,
    closedMessage,
    thanksMessage,
    thanksLink,
  }: SurveyRow,
  reader: Language,
): string[] {
  const words = messagesIn(reader).codebook;
  return [
    ...(opensAt === null
      ? []
      : [words.opens({ moment: opensAt.toISOString() })]),
    words.closes({ moment: expiresAt.toISOString() }),
    ...(quota === null ? [] : [words.quota({ responses: `${quota}` })]),
    ...(closedMessage === null
      ? []
      : [words.closedMessage({ text: closedMessage })]),
    ...(thanksMessage === null
      ? []
      : [words.thanksMessage({ text: thanksMessage })]),
    ...(thanksLink === null ? [] : [words.thanksLink({ address: thanksLink })]),
  ];
}

function describeQuestion(question: QuestionRow, reader: Language): string {
  const { questionId, text, options } = question;
  const kind = describeKind(question, reader);
  const listed = options.map((option) => `\n    - ${option}`).join("");
  return `  ${questionId}. ${text} (${kind})${listed}`;
}
