import { invalidRequest } from "../../http/refusal.ts";

/** @throws Refusal 400 when nothing is left after trimming, or too much. */
export function readContent(content: string, max: number): string {
  const text = content.trim();
  if (text === "") throw invalidRequest("Please write something first.");
  if (text.length <= max) return text;
  throw invalidRequest(`The text is longer than ${max} characters.`);
}
