import { invalidRequest } from "../base/refusal.ts";

/** @throws Refusal INVALID_REQUEST when nothing but space was written. */
export function requireText(text: string, subject: string): string {
  const trimmed = text.trim();
  if (trimmed !== "") return trimmed;
  throw invalidRequest(`${subject} must not be empty.`);
}
