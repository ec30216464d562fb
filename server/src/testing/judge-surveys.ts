import type { Rule } from "@nearsay/core/contract";
import { checkForms, findAsked, readAnswer } from "@nearsay/core/forms";
import { Refusal } from "../base/refusal.ts";
import { readAnswers } from "../community/responses/read-answers.ts";
import { readNewQuestions } from "../surveys/new-question.ts";
import {
  type DefinedQuestion,
  answerAtWill,
  answersById,
  answersTo,
  asSent,
  defineSurvey,
  writeQuestion,
} from "./define-survey.ts";
import { seededRandom } from "./simulate-survey.ts";

/** The outcomes for generated surveys, and for two responses to each published one. */
export interface Judged {
  published: number;
  /** Because of a question that can never be shown. */
  refused: number;
  taken: number;
  /** Because of an answer to a hidden question, a missing required answer, or no answer at all. */
  turnedAway: number;
  /** Cases in which the server, the browser and the exhaustive search disagree. */
  wrong: string[];
}

/**
 * Publishes surveys and answers them, once with random answers and once with
 * those of a browser, which leaves out hidden questions. The expected results
 * are computed independently of the tested code, by trying all possible
 * answers.
 */
export function judgeSurveys(count: number, seed: number): Judged {
  const random = seededRandom(seed);
  const found: Judged = {
    published: 0,
    refused: 0,
    taken: 0,
    turnedAway: 0,
    wrong: [],
  };
  for (let nth = 0; nth < count; nth += 1) {
    const questions = defineSurvey(random);
    if (!judgePublishing(questions, found)) continue;
    const given = answerAtWill(questions, random);
    const asked = findShown(questions, given);
    const sent = given.map((answer, place) => (asked[place] ? answer : []));
    judgeAnswers(questions, given, found);
    judgeAnswers(questions, sent, found);
  }
  return found;
}

/** Returns whether the survey was published. */
function judgePublishing(questions: DefinedQuestion[], found: Judged): boolean {
  const reached = findAskedOfAnybody(questions);
  const never = [...questions.keys()].filter((place) => !reached.has(place));
  const reported = checkForms(questions);
  const isPublished = isTaken(() =>
    readNewQuestions(questions.map(writeQuestion)),
  );
  const isRight =
    String(reported.map(({ question }) => question)) === String(never) &&
    reported.every(({ problem }) => problem === "unreachable") &&
    isPublished === (never.length === 0);
  if (!isRight)
    found.wrong.push(JSON.stringify({ questions, never, reported }));
  found[isPublished ? "published" : "refused"] += 1;
  return isPublished;
}

function judgeAnswers(
  questions: readonly DefinedQuestion[],
  given: readonly string[][],
  found: Judged,
): void {
  const shown = findShown(questions, given);
  const asked = findAsked(questions, given.map(storedOf(questions)));
  const answers = answersById([...questions.keys()], questions, given);
  const rows = questions.map((question, questionId) => ({
    ...question,
    questionId,
    isChallenge: false,
    translations: null,
  }));
  const taken = isTaken(() => readAnswers(answers, rows));
  if (
    taken !== isToBeTaken(questions, given) ||
    String(asked) !== String(shown)
  )
    found.wrong.push(JSON.stringify({ questions, given, asked, shown, taken }));
  found[taken ? "taken" : "turnedAway"] += 1;
}

/** Whether a response answers all required shown questions, and no hidden ones. */
export function isToBeTaken(
  questions: readonly DefinedQuestion[],
  given: readonly string[][],
): boolean {
  const shown = findShown(questions, given);
  return (
    given.some((answer) => answer.length > 0) &&
    questions.every(({ form }, place) =>
      given[place]?.length ? shown[place] : !(shown[place] && form.required),
    )
  );
}

function storedOf(questions: readonly DefinedQuestion[]) {
  return (answer: string[], place: number) => {
    const question = questions[place];
    if (question === undefined) return null;
    const read = readAnswer(question, asSent(question, answer));
    return read.problem === undefined ? read.stored : null;
  };
}

/** @throws Any error that is no Refusal. */
function isTaken(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The questions that can be shown to anyone. */
function findAskedOfAnybody(
  questions: readonly DefinedQuestion[],
): Set<number> {
  const reached = new Set<number>();
  const go = (given: string[][]): void => {
    const place = given.length;
    const question = questions[place];
    if (question === undefined) return;
    const isShown = meets(questions, place, given);
    if (isShown) reached.add(place);
    const answers = isShown ? answersThatDecide(question) : [];
    const silence = isShown && question.form.required ? [] : [[]];
    for (const answer of [...answers, ...silence]) go([...given, answer]);
  };
  go([]);
  return reached;
}

/** For kinds that no condition can refer to, one answer is enough. */
function answersThatDecide(question: DefinedQuestion): string[][] {
  const answers = answersTo(question);
  return question.type === "multiple_choice" ? answers : answers.slice(0, 1);
}

/** Which questions are shown to a person who gives these answers. */
function findShown(
  questions: readonly DefinedQuestion[],
  given: readonly string[][],
): boolean[] {
  const counted: string[][] = [];
  return questions.map((_question, place) => {
    const isShown = meets(questions, place, counted);
    counted.push(isShown ? (given[place] ?? []) : []);
    return isShown;
  });
}

function meets(
  questions: readonly DefinedQuestion[],
  place: number,
  given: readonly string[][],
): boolean {
  const showIf = questions[place]?.form.showIf ?? null;
  if (showIf === null) return true;
  const reported = showIf.rules.map((rule) => {
    const options = questions[rule.question]?.options ?? [];
    const answer = given[rule.question] ?? [];
    return fits(
      rule,
      answer.map((text) => options.indexOf(text)),
    );
  });
  return showIf.join === "and"
    ? !reported.includes(false)
    : reported.includes(true);
}

function fits({ relation, places }: Rule, chosen: readonly number[]): boolean {
  const named = chosen.filter((place) => places.includes(place)).length > 0;
  if (relation === "is_not") return !named;
  if (relation === "at_least")
    return chosen.length > 0 && Math.max(...chosen) >= (places[0] ?? 0);
  return named;
}
