import type { Language } from "@nearsay/core/contract";
import { kindWordsIn } from "./kind-words/kind-words.ts";
import type { QuestionRow } from "./question-repository.ts";

/** How a question is answered, in words. */
export function sayKind(
  {
    allowMultiple,
    form: { kind, number, dates },
  }: Pick<QuestionRow, "allowMultiple" | "form">,
  reader: Language,
): string {
  const words = kindWordsIn(reader);
  if (kind === "text") return words.text;
  if (kind === "ranking") return words.ranking;
  if (number !== null)
    return words.number(`${number.least}`, `${number.most}`, number.unit);
  if (dates !== null) return words.dates(dates.first, dates.last);
  return allowMultiple ? words.several : words.one;
}
