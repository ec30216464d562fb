import { texts } from "../texts.ts";

/** Why a description cannot be sent, or null. An empty survey needs none. @param max In UTF-16 units. */
export function checkPrompt(
  text: string,
  manual: boolean,
  max: number,
): string | null {
  if (text.trim().length > max) return texts.prompt.tooLong(max);
  return !manual && text.trim() === "" ? texts.prompt.empty : null;
}
