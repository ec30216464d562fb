import {
  type Answers,
  type Question,
  kindTraits,
  limits,
} from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/forms";
import { sessionStore } from "@nearsay/core/session";

/** What a visitor wrote and has not sent yet, by question id. */
export interface UnsentAnswers {
  answers: Answers;
  challenge: Record<string, string>;
}

export const nothingWritten: UnsentAnswers = { answers: {}, challenge: {} };

/** Storage for answers until they are sent. */
export interface Keeper {
  read: (surveyId: string) => UnsentAnswers;
  /** Removes the entry if nothing is written. */
  write: (surveyId: string, unsent: UnsentAnswers) => void;
}

/**
 * The answers stored for a survey. They live as long as the tab: they survive a
 * reload and a lost connection, but are gone for the next user of a shared
 * device.
 */
function readUnsent(surveyId: string): UnsentAnswers {
  return unsentIn(sessionStore.read(keyOf(surveyId)));
}

/** The valid answers in a stored value. */
export function unsentIn(stored: unknown): UnsentAnswers {
  return {
    answers: entriesOf(stored, "answers", isAnswer),
    challenge: entriesOf(stored, "challenge", isText),
  };
}

function writeUnsent(surveyId: string, unsent: UnsentAnswers): void {
  const { answers, challenge } = unsent;
  if (Object.keys({ ...answers, ...challenge }).length > 0)
    sessionStore.write(keyOf(surveyId), unsent);
  else sessionStore.remove(keyOf(surveyId));
}

/**
 * Drops what does not fit the questions, such as an option that was removed.
 * What fits stays the same object.
 */
export function fitToQuestions(
  unsent: UnsentAnswers,
  questions: readonly Question[],
): UnsentAnswers {
  const fitting: UnsentAnswers = { answers: {}, challenge: {} };
  for (const question of questions) {
    const kept = question.isChallenge
      ? unsent.challenge[question.id]
      : unsent.answers[question.id];
    if (kept === undefined) continue;
    if (question.isChallenge)
      fitting.challenge[question.id] = fitText(String(kept));
    else fitting.answers[question.id] = fitAnswer(kept, question);
  }
  return fitting;
}

function fitText(text: string): string {
  return clipText(text, limits.answerMax);
}

function fitAnswer(answer: string | string[], question: Question) {
  const chosen = typeof answer === "string" ? [answer] : answer;
  if (question.options.length === 0) return fitText(chosen[0] ?? "");
  const offered = chosen.filter((option) => question.options.includes(option));
  const isOrder = kindTraits[question.form.kind].answer === "order";
  if (!question.allowMultiple && !isOrder) return offered[0] ?? "";
  return offered.length === chosen.length ? chosen : offered;
}

export const tabKeeper: Keeper = { read: readUnsent, write: writeUnsent };

function keyOf(surveyId: string): string {
  return `unsent_answers:${surveyId}`;
}

function entriesOf<T>(
  stored: unknown,
  name: keyof UnsentAnswers,
  valid: (value: unknown) => value is T,
): Record<string, T> {
  if (!isObject(stored)) return {};
  const part = stored[name];
  if (!isObject(part)) return {};
  return Object.fromEntries(
    Object.entries(part).filter((entry): entry is [string, T] =>
      valid(entry[1]),
    ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isAnswer(value: unknown): value is string | string[] {
  return isText(value) || (Array.isArray(value) && value.every(isText));
}
