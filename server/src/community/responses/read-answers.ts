import { type Message } from "../../base/message.ts";
import { type Answers, limits } from "@nearsay/core/contract";
import { answerInOriginal } from "@nearsay/core/domain";
import {
  type AnswerProblem,
  type StoredAnswer,
  findAsked,
  readAnswer,
} from "@nearsay/core/forms";
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
  const stored = answerable.map((question) =>
    readOne(question, payload[question.questionId] ?? ""),
  );
  const asked = findAsked(answerable, stored);
  const answers = answerable.flatMap((question, place) =>
    judge(question, stored[place] ?? null, asked[place] === true),
  );
  if (answers.length === 0) throw invalidRequest((say) => say.noAnswer);
  return Object.fromEntries(answers);
}

function judge(
  { questionId, form }: Answered,
  answer: StoredAnswer | null,
  asked: boolean,
): [number, StoredAnswer][] {
  if (answer !== null) {
    if (asked) return [[questionId, answer]];
    throw invalidRequest((say) =>
      say.questionNotAsked({ question: questionId }),
    );
  }
  if (asked && form.required)
    throw invalidRequest((say) => say.answerRequired({ question: questionId }));
  return [];
}

function readOne(
  question: Answered,
  answer: string | string[],
): StoredAnswer | null {
  const { translations } = question;
  const inLanguages = Object.values(translations ?? {});
  const read = readAnswer(
    question,
    answerInOriginal(question, inLanguages, answer),
  );
  if (read.problem === undefined) return read.stored;
  throw invalidRequest(
    problemWords[read.problem](question.questionId, question),
  );
}

const problemWords: Record<
  AnswerProblem,
  (question: number, asked: Answered) => Message
> = {
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
