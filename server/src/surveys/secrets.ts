import { type Message } from "../base/message.ts";
import type { ErrorCode } from "@nearsay/core/contract";
import { textKey } from "@nearsay/core/domain";
import { Refusal } from "../base/refusal.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";

/** Not bound to a survey, so that surveys can be found by their code. */
export function accessCodeHash(hash: KeyedHash, code: string): string {
  return hash.of("access code", code.trim());
}

export function exportCodeHash(hash: KeyedHash, code: string): string {
  return hash.of("export code", code.trim());
}

/**
 * Not bound to a survey, because a ticket does not name its survey.
 * @param code As `readTicketCode` returns it.
 */
export function ticketHash(hash: KeyedHash, code: string): string {
  return hash.of("ticket", code);
}

/** Ignores case and invisible characters. */
export function challengeAnswerHash(
  hash: KeyedHash,
  surveyUuid: string,
  answer: string,
): string {
  return hash.of("challenge answer", surveyUuid, textKey(answer).toLowerCase());
}

/**
 * The hash as stored for surveys from before 2026-11-28, when invisible
 * characters still counted.
 */
export function earlierChallengeAnswerHash(
  hash: KeyedHash,
  surveyUuid: string,
  answer: string,
): string {
  const normalised = answer.normalize("NFKC").trim().toLowerCase();
  return hash.of("challenge answer", surveyUuid, normalised);
}

/** @param attemptsRemaining null if the visitor has no session. */
export function wrongEntry(
  code: ErrorCode,
  message: Message,
  attemptsRemaining: number | null,
): Refusal {
  const details =
    attemptsRemaining === null ? {} : { data: { attemptsRemaining } };
  return new Refusal(code, message, details);
}
