import { texts } from "../texts.ts";

/** Why a description cannot be sent, or null. @param max In UTF-16 units. */
export function checkPrompt(text: string, max: number): string | null {
  if (text.trim().length > max) return texts.prompt.tooLong(max);
  return text.trim() === "" ? texts.prompt.empty : null;
}
