import type { QuestionForm } from "@nearsay/core/contract";

/** The words of a form by what they are: they can be changed once people have answered, and nothing else of it. */
export function wordsOf({
  hint,
  scale,
  number,
  section,
}: QuestionForm): Record<string, string> {
  return {
    hint,
    low: scale?.low ?? "",
    high: scale?.high ?? "",
    unit: number?.unit ?? "",
    heading: section?.heading ?? "",
    text: section?.text ?? "",
  };
}

/** What a form says to who reads it. */
export function formTexts(form: QuestionForm): string[] {
  return Object.values(wordsOf(form)).filter((words) => words !== "");
}

/** A form without its words. */
export function wordless(form: QuestionForm): QuestionForm {
  const { scale, number, section } = form;
  return {
    ...form,
    hint: "",
    scale: scale && { ...scale, low: "", high: "" },
    number: number && { ...number, unit: "" },
    section: section && { ...section, heading: "", text: "" },
  };
}
