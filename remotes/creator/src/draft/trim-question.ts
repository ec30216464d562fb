import type { EditorQuestion } from "./question.ts";
import { trimText } from "@nearsay/core/forms";

/** A question as it is published: texts trimmed, empty options omitted. */
export function trimQuestion(question: EditorQuestion): EditorQuestion {
  const { scale, number, section, other, exclusive } = question;
  const options = question.options
    .map((option) => ({ ...option, text: trimText(option.text) }))
    .filter(({ text }) => text !== "");
  const isThere = (key: string) => options.some((option) => option.key === key);
  return {
    ...question,
    options,
    text: trimText(question.text),
    hint: trimText(question.hint),
    exclusive: exclusive !== null && isThere(exclusive) ? exclusive : null,
    other:
      other && isThere(other.option)
        ? { ...other, question: trimQuestion(other.question) }
        : null,
    scale: scale && {
      ...scale,
      low: trimText(scale.low),
      high: trimText(scale.high),
    },
    number: number && { ...number, unit: trimText(number.unit) },
    section: trimSection(section),
  };
}

/** Null if the section would show nothing. */
function trimSection(section: EditorQuestion["section"]) {
  if (section === null) return null;
  const { page } = section;
  const heading = trimText(section.heading);
  const text = trimText(section.text);
  return heading || text || page ? { heading, text, page } : null;
}
