import type {
  AnswerProblem,
  AskedQuestion,
  StoredAnswer,
} from "../kinds/kind.ts";
import { readAnswer } from "../kinds/kinds.ts";
import { findAsked, namedPlaces } from "./asked.ts";

type Given = string | readonly string[] | undefined;

/** Why the answer to a question that is asked is not accepted. */
export type JudgedProblem = AnswerProblem | "required";

/** `stored` is null if there is a problem, or the question was not answered. */
export interface Judged<Problem = JudgedProblem> {
  stored: StoredAnswer | null;
  problem: Problem | null;
}

/** The answer to a question that is asked. */
export function judgeAnswer(question: AskedQuestion, given: Given): Judged {
  const read = readAnswer(question, given ?? "");
  if (read.problem !== undefined)
    return { stored: null, problem: read.problem };
  const { stored } = read;
  const lacks = stored === null && question.form.required;
  return { stored, problem: lacks ? "required" : null };
}

/** Why a form does not accept the answer to one of its questions. */
export type FormAnswerProblem = JudgedProblem | "not-asked";

/** An answer to one question of a form. */
export interface JudgedInForm extends Judged<FormAnswerProblem> {
  /** Whether the question is asked after the other answers. */
  asked: boolean;
}

/**
 * All answers of a person, by index of the questions. An answer to a question
 * that is not asked is a problem, even if it would fit.
 * @param questions In order, without challenge questions.
 */
export function judgeAnswers(
  questions: readonly AskedQuestion[],
  answers: readonly Given[],
): JudgedInForm[] {
  const named = questions.map((question, place) =>
    namedPlaces(question, answers[place]),
  );
  const asked = findAsked(questions, named);
  return questions.map((question, place) =>
    asked[place]
      ? { asked: true, ...judgeAnswer(question, answers[place]) }
      : { asked: false, ...judgeSurplus(question, answers[place]) },
  );
}

function judgeSurplus(
  question: AskedQuestion,
  given: Given,
): Judged<FormAnswerProblem> {
  const read = readAnswer(question, given ?? "");
  const isEmpty = read.problem === undefined && read.stored === null;
  return { stored: null, problem: isEmpty ? null : "not-asked" };
}
