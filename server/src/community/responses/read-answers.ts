import { type Message } from "../../base/message.ts";
import { type Answers, limits } from "@nearsay/core/contract";
import { answerInOriginal } from "@nearsay/core/domain";
import { type FormAnswerProblem, judgeAnswers } from "@nearsay/core/forms";
import { invalidRequest } from "../../base/refusal.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

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
      throw invalidRequest((say) => say.questionUnknown({ question: id }));
  const judged = judgeAnswers(
    answerable,
    answerable.map((question) =>
      inOriginal(question, payload[question.questionId] ?? ""),
    ),
  );
  const answers = answerable.flatMap((question, place) => {
    const { stored = null, problem = null } = judged[place] ?? {};
    if (problem !== null)
      throw invalidRequest(
        problemWords[problem](question.questionId, question),
      );
    return stored === null ? [] : [[question.questionId, stored] as const];
  });
  if (answers.length === 0) throw invalidRequest((say) => say.noAnswer);
  return Object.fromEntries(answers);
}

function inOriginal(
  question: Answered,
  answer: string | string[],
): string | string[] {
  const inLanguages = Object.values(question.translations ?? {});
  return answerInOriginal(question, inLanguages, answer);
}

const problemWords: Record<
  FormAnswerProblem,
  (question: number, asked: Answered) => Message
> = {
  required: (question) => (say) => say.answerRequired({ question }),
  "not-asked": (question) => (say) => say.questionNotAsked({ question }),
  text: (question) => (say) => say.answerNotText({ question }),
  long: (question) => (say) =>
    say.answerTooLong({
      question,
      max: limits.answerMax,
    }),
  option: (question) => (say) =>
    say.answerNotOption({
      question,
    }),
  single: (question) => (say) => say.oneOptionOnly({ question }),
  least:
    (question, { form }) =>
    (say) =>
      say.moreOptionsNeeded({
        question,
        least: form.least ?? 0,
      }),
  most:
    (question, { form }) =>
    (say) =>
      say.fewerOptionsAllowed({
        question,
        most: form.most ?? 0,
      }),
  exclusive:
    (question, { options, form }) =>
    (say) =>
      say.optionExcludesOthers({
        question,
        option: options[form.exclusive ?? 0] ?? "",
      }),
  number: (question) => (say) => say.answerNotNumber({ question }),
  range: (question, { form: { number, dates } }) =>
    number === null
      ? (say) =>
          say.dayOutOfRange({
            question,
            first: dates?.first ?? "",
            last: dates?.last ?? "",
          })
      : (say) =>
          say.numberOutOfRange({
            question,
            least: number.least,
            most: number.most,
            decimals: `${number.decimals}`,
          }),
  date: (question) => (say) =>
    say.answerNotDay({
      question,
    }),
  incomplete: (question) => (say) =>
    say.rankingIncomplete({
      question,
    }),
};
