import { type Answers, limits } from "@nearsay/core/contract";
import {
  type AnswerProblem,
  type StoredAnswer,
  answerInOriginal,
  findAsked,
  readAnswer,
} from "@nearsay/core/domain";
import { invalidRequest } from "../../base/refusal.ts";
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
 * Checks answers against their questions; empty ones are dropped.
 * @throws Refusal INVALID_REQUEST that says which answer does not fit, which question is not asked of somebody who answers so, or which has to be answered.
 */
export function readAnswers(
  payload: Answers,
  questions: readonly Answered[],
): StoredAnswers {
  const answerable = questions.filter(({ isChallenge }) => !isChallenge);
  const ids = new Set(answerable.map(({ questionId }) => `${questionId}`));
  for (const id of Object.keys(payload))
    if (!ids.has(id))
      throw invalidRequest(`This survey has no question ${id}.`);
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
      `Question ${questionId} is not asked of somebody who answers the questions before it so.`,
    );
  }
  if (asked && form.required)
    throw invalidRequest(`Question ${questionId} has to be answered.`);
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
  throw invalidRequest(problemWords[read.problem](question));
}

const problemWords: Record<AnswerProblem, (question: Answered) => string> = {
  text: ({ questionId }) => `Question ${questionId} takes one text.`,
  long: ({ questionId }) =>
    `The answer to question ${questionId} is longer than ${limits.answerMax} characters.`,
  option: ({ questionId }) =>
    `An answer to question ${questionId} is not one of its options.`,
  single: ({ questionId }) => `Question ${questionId} takes one option only.`,
  least: ({ questionId, form }) =>
    `Question ${questionId} takes ${form.least} options at least.`,
  most: ({ questionId, form }) =>
    `Question ${questionId} takes ${form.most} options at most.`,
  exclusive: ({ questionId, options, form }) =>
    `Question ${questionId} takes “${options[form.exclusive ?? 0]}” with no other option.`,
  number: ({ questionId }) => `Question ${questionId} takes one number.`,
  range: ({ questionId, form: { number, dates } }) =>
    `Question ${questionId} takes ${
      number === null
        ? `a day from ${dates?.first} to ${dates?.last}`
        : `a number from ${number.least} to ${number.most} with ${number.decimals} digits after the point at most`
    }.`,
  date: ({ questionId }) =>
    `Question ${questionId} takes one day, written as 2026-11-27.`,
  ranking: ({ questionId }) =>
    `Question ${questionId} takes all of its options in their order.`,
};
