import type { QuestionRow } from "./question-repository.ts";

/** How a question is answered, in words. */
export function sayKind({
  allowMultiple,
  form: { kind, number, dates },
}: Pick<QuestionRow, "allowMultiple" | "form">): string {
  if (kind === "text") return "in your own words";
  if (kind === "ranking") return "all options in order";
  if (number !== null)
    return `a number from ${number.least} to ${number.most} ${number.unit}`.trim();
  if (dates !== null) return `a day from ${dates.first} to ${dates.last}`;
  return allowMultiple ? "any number of options" : "one option";
}
