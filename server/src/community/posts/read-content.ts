import { invalidRequest } from "../../base/refusal.ts";

/** @throws Refusal INVALID_REQUEST when nothing is left after trimming, or too much. */
export function readContent(content: string, max: number): string {
  const text = content.trim();
  if (text === "") throw invalidRequest("Please write something first.");
  if (text.length <= max) return text;
  throw invalidRequest(`The text is longer than ${max} characters.`);
}
