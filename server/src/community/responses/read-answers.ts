import { type Answers, limits } from "@nearsay/core/contract";
import {
  type AnswerProblem,
  type StoredAnswer,
  answerInOriginal,
  findAsked,
  readAnswer,
} from "@nearsay/core/domain";
import { invalidRequest } from "../../base/refusal.ts";
import { type Said, said } from "../../base/words/said.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** By question id. */
export type StoredAnswers = Record<string, StoredAnswer>;

type Answered = Pick<
  QuestionRow,
  | "questionId"
  | "options"
  | "allowMultiple"
  | "form"
  | "isChallenge"
  | "translations"
>;

/**
 * Checks answers against their questions; drops empty ones.
 * @throws Refusal INVALID_REQUEST that states which answer does not fit, which
 * question is not asked after these answers, or which must be answered.
 */
export function readAnswers(
  payload: Answers,
  questions: readonly Answered[],
): StoredAnswers {
  const answerable = questions.filter(({ isChallenge }) => !isChallenge);
  const ids = new Set(answerable.map(({ questionId }) => `${questionId}`));
  for (const id of Object.keys(payload))
    if (!ids.has(id))
      throw invalidRequest(
        said("This survey has no question {question}.", { question: id }),
      );
  const stored = answerable.map((question) =>
    readOne(question, payload[question.questionId] ?? ""),
  );
  const asked = findAsked(answerable, stored);
  const answers = answerable.flatMap((question, place) =>
    judge(question, stored[place] ?? null, asked[place] === true),
  );
  if (answers.length === 0)
    throw invalidRequest("Please answer at least one question.");
  return Object.fromEntries(answers);
}

function judge(
  { questionId, form }: Answered,
  answer: StoredAnswer | null,
  asked: boolean,
): [number, StoredAnswer][] {
  if (answer !== null) {
    if (asked) return [[questionId, answer]];
    throw invalidRequest(
      said(
        "Question {question} is not asked of somebody who answers the questions before it so.",
        { question: questionId },
      ),
    );
  }
  if (asked && form.required)
    throw invalidRequest(
      said("Question {question} has to be answered.", { question: questionId }),
    );
  return [];
}

function readOne(
  question: Answered,
  answer: string | string[],
): StoredAnswer | null {
  const { translations } = question;
  const said = Object.values(translations ?? {});
  const read = readAnswer(question, answerInOriginal(question, said, answer));
  if (read.problem === undefined) return read.stored;
  throw invalidRequest(
    problemWords[read.problem](question.questionId, question),
  );
}

const problemWords: Record<
  AnswerProblem,
  (question: number, asked: Answered) => Said
> = {
  text: (question) => said("Question {question} takes one text.", { question }),
  long: (question) =>
    said("The answer to question {question} is longer than {max} characters.", {
      question,
      max: limits.answerMax,
    }),
  option: (question) =>
    said("An answer to question {question} is not one of its options.", {
      question,
    }),
  single: (question) =>
    said("Question {question} takes one option only.", { question }),
  least: (question, { form }) =>
    said("Question {question} takes {least} options at least.", {
      question,
      least: form.least ?? "",
    }),
  most: (question, { form }) =>
    said("Question {question} takes {most} options at most.", {
      question,
      most: form.most ?? "",
    }),
  exclusive: (question, { options, form }) =>
    said("Question {question} takes “{option}” with no other option.", {
      question,
      option: options[form.exclusive ?? 0] ?? "",
    }),
  number: (question) =>
    said("Question {question} takes one number.", { question }),
  range: (question, { form: { number, dates } }) =>
    number === null
      ? said("Question {question} takes a day from {first} to {last}.", {
          question,
          first: dates?.first ?? "",
          last: dates?.last ?? "",
        })
      : said(
          "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.",
          {
            question,
            least: number.least,
            most: number.most,
            decimals: number.decimals,
          },
        ),
  date: (question) =>
    said("Question {question} takes one day, written as 2026-11-27.", {
      question,
    }),
  ranking: (question) =>
    said("Question {question} takes all of its options in their order.", {
      question,
    }),
};
