import type { ErrorCode } from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";
import type { Message } from "../base/words/said.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";

/** Not bound to a survey, so that a survey can be found by its code. */
export function accessCodeHash(hash: KeyedHash, code: string): string {
  return hash.of("access code", code.trim());
}

export function exportCodeHash(hash: KeyedHash, code: string): string {
  return hash.of("export code", code.trim());
}

/** Not bound to a survey, as nothing on a ticket names one. @param code As `readTicketCode` returns it. */
export function ticketHash(hash: KeyedHash, code: string): string {
  return hash.of("ticket", code);
}

/** Spelling is forgiven as far as case, surrounding space and typographic variants go. */
export function challengeAnswerHash(
  hash: KeyedHash,
  surveyUuid: string,
  answer: string,
): string {
  const normalised = answer.normalize("NFKC").trim().toLowerCase();
  return hash.of("challenge answer", surveyUuid, normalised);
}

/** @param attemptsRemaining null where no person is known. */
export function wrongEntry(
  code: ErrorCode,
  message: Message,
  attemptsRemaining: number | null,
): Refusal {
  const details =
    attemptsRemaining === null ? {} : { data: { attemptsRemaining } };
  return new Refusal(code, message, details);
}
