import type { EditorQuestion, Keyed } from "./question.ts";

/**
 * The question that contains a control, such as the field of one of its
 * options.
 * @param name As in `fieldIds`.
 */
export function questionWith(
  questions: readonly EditorQuestion[],
  name: string,
): EditorQuestion | undefined {
  if (name.startsWith("translation-")) return undefined;
  const key = name.slice(name.lastIndexOf("-") + 1);
  return questions.find((question) =>
    keyedIn(question).some((each) => each.key === key),
  );
}

function keyedIn(question: EditorQuestion): readonly Keyed[] {
  const { options, other, showIf } = question;
  return [
    question,
    ...options,
    ...(other ? [other.question] : []),
    ...(showIf?.rules ?? []),
  ];
}
