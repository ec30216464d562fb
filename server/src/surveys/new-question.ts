import { limits, offersOptions } from "@nearsay/core/contract";
import type { CreateSurveyBody } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { invalidRequest } from "../base/refusal.ts";
import type { QuestionRow } from "./question-repository.ts";

type Payload = Static<typeof CreateSurveyBody>["survey"]["questions"][number];

export interface NewQuestion extends Pick<
  QuestionRow,
  "text" | "type" | "options" | "allowMultiple"
> {
  /** Set on challenge questions only. */
  expectedAnswer: string | null;
}

/** @throws Refusal INVALID_REQUEST that names the question to mend. */
export function readNewQuestions(payload: Payload[]): NewQuestion[] {
  const questions = payload.map(readNewQuestion);
  const challenges = questions.filter(
    ({ expectedAnswer }) => expectedAnswer !== null,
  ).length;
  if (challenges > limits.challengeQuestionsMax) {
    throw invalidRequest(
      `A survey can have ${limits.challengeQuestionsMax} challenge questions at most.`,
    );
  }
  if (challenges < questions.length) return questions;
  throw invalidRequest("A survey needs at least one question.");
}

function readNewQuestion(payload: Payload, index: number): NewQuestion {
  if (payload.isChallenge === true) return readChallenge(payload);
  const subject = `Question ${index + 1}`;
  const choice = offersOptions(payload.type);
  return {
    text: requireText(payload.text, subject),
    type: payload.type,
    options: choice ? readOptions(payload.options ?? [], subject) : [],
    allowMultiple: choice && payload.allowMultiple === true,
    expectedAnswer: null,
  };
}

function readChallenge(payload: Payload): NewQuestion {
  const text = payload.text.trim();
  const expectedAnswer = payload.challengeExpectedResponse?.trim() ?? "";
  if (text === "" || expectedAnswer === "") {
    throw invalidRequest(
      "Each challenge question must include both a question and an expected answer.",
    );
  }
  return {
    text,
    type: "free_text",
    options: [],
    allowMultiple: false,
    expectedAnswer,
  };
}

/** Empty options are dropped; two alike could not be told apart, so they are refused. */
function readOptions(texts: string[], subject: string): string[] {
  const options = texts
    .map((text) => text.trim())
    .filter((text) => text !== "");
  if (new Set(options).size < options.length) {
    throw invalidRequest(`${subject} has the same option twice.`);
  }
  if (options.length >= 2) return options;
  throw invalidRequest(`${subject} needs at least two options.`);
}

/** @throws Refusal INVALID_REQUEST when nothing but space was written. */
export function requireText(text: string, subject: string): string {
  const trimmed = text.trim();
  if (trimmed !== "") return trimmed;
  throw invalidRequest(`${subject} must not be empty.`);
}
