import type { EditorQuestion } from "./question.ts";

/** A question as it is published: texts trimmed, empty options left out. */
export function trimQuestion(question: EditorQuestion): EditorQuestion {
  const { scale, number, section, other, exclusive } = question;
  const options = question.options
    .map((option) => ({ ...option, text: option.text.trim() }))
    .filter(({ text }) => text !== "");
  const isThere = (key: string) => options.some((option) => option.key === key);
  return {
    ...question,
    options,
    text: question.text.trim(),
    hint: question.hint.trim(),
    exclusive: exclusive !== null && isThere(exclusive) ? exclusive : null,
    other:
      other && isThere(other.option)
        ? { ...other, question: trimQuestion(other.question) }
        : null,
    scale: scale && {
      ...scale,
      ...{ low: scale.low.trim(), high: scale.high.trim() },
    },
    number: number && { ...number, unit: number.unit.trim() },
    section: trimSection(section),
  };
}

/** None where it would show nothing. */
function trimSection(section: EditorQuestion["section"]) {
  if (section === null) return null;
  const { page } = section;
  const heading = section.heading.trim();
  const text = section.text.trim();
  return heading || text || page ? { heading, text, page } : null;
}
