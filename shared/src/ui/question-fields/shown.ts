import type { Question } from "../../contract/index.ts";

/** The language of a text of a question: that of the form, but for what is not translated. */
export function langOf(
  { shown }: Question,
  text: string,
  lang: string | undefined,
): string | undefined {
  return shown?.languages.get(text) ?? lang;
}
