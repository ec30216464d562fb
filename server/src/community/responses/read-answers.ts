import { type Answers, limits, offersOptions } from "@nearsay/core/contract";
import { invalidRequest } from "../../base/refusal.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** Text of a free answer, or the places of the chosen options. */
type StoredAnswer = string | number[];

/** By question id. */
export type StoredAnswers = Record<string, StoredAnswer>;

/**
 * Checks answers against their questions; empty ones are dropped.
 * @throws Refusal INVALID_REQUEST that says which answer does not fit.
 */
export function readAnswers(
  payload: Answers,
  questions: QuestionRow[],
): StoredAnswers {
  const byId = new Map(
    questions
      .filter(({ isChallenge }) => !isChallenge)
      .map((question) => [String(question.questionId), question]),
  );
  const answers = Object.entries(payload).flatMap(([id, answer]) => {
    const question = byId.get(id);
    if (question === undefined) {
      throw invalidRequest(`This survey has no question ${id}.`);
    }
    const stored = readAnswer(question, answer);
    return stored === null ? [] : [[question.questionId, stored] as const];
  });
  if (answers.length === 0) {
    throw invalidRequest("Please answer at least one question.");
  }
  return Object.fromEntries(answers);
}

function readAnswer(
  question: QuestionRow,
  answer: string | string[],
): StoredAnswer | null {
  return offersOptions(question.type)
    ? readChoice(question, answer)
    : readText(question, answer);
}

function readText(
  { questionId }: QuestionRow,
  answer: string | string[],
): string | null {
  if (typeof answer !== "string") {
    throw invalidRequest(`Question ${questionId} takes one text.`);
  }
  const text = answer.trim();
  if (text.length <= limits.answerMax) return text === "" ? null : text;
  throw invalidRequest(
    `The answer to question ${questionId} is longer than ${limits.answerMax} characters.`,
  );
}

function readChoice(
  { questionId, options, allowMultiple }: QuestionRow,
  answer: string | string[],
): number[] | null {
  const texts = [...new Set([answer].flat().map((text) => text.trim()))];
  const places = texts
    .filter((text) => text !== "")
    .map((text) => options.indexOf(text));
  if (places.includes(-1)) {
    throw invalidRequest(
      `An answer to question ${questionId} is not one of its options.`,
    );
  }
  if (places.length > 1 && !allowMultiple) {
    throw invalidRequest(`Question ${questionId} takes one option only.`);
  }
  return places.length === 0 ? null : places.sort((a, b) => a - b);
}
