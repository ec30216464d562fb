import type { Question } from "../../contract/index.ts";

/** Language of a text of a question: that of the form, except for texts that are not translated. */
export function langOf(
  { shown }: Question,
  text: string,
  lang: string | undefined,
): string | undefined {
  return shown?.languages.get(text) ?? lang;
}
