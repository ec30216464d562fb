import { type Language, kindTraits } from "@nearsay/core/contract";
import { askedBy } from "@nearsay/core/forms";
import { messagesIn } from "#messages";
import type { QuestionRow } from "./question-repository.ts";

/** Describes how a question is answered. */
export function describeKind(
  {
    allowMultiple,
    form: { kind, number, dates },
  }: Pick<QuestionRow, "allowMultiple" | "form">,
  reader: Language,
): string {
  const words = messagesIn(reader).kind;
  const { answer, figure } = kindTraits[kind];
  if (figure === "texts") return words.text;
  if (answer === "order") return words.ranking;
  if (number !== null) {
    const { unit } = number;
    const range = { least: `${number.least}`, most: `${number.most}` };
    return unit === ""
      ? words.number(range)
      : words.numberWithUnit({ ...range, unit });
  }
  if (dates !== null) {
    const by = askedBy(dates);
    const length = { day: 10, month: 7, year: 4 }[by];
    return words[by]({
      first: dates.first.slice(0, length),
      last: dates.last.slice(0, length),
    });
  }
  return allowMultiple ? words.several : words.one;
}
