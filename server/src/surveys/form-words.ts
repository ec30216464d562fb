import type { QuestionForm } from "@nearsay/core/contract";
import { wordsOfForm } from "@nearsay/core/domain";

/** What a form says to who reads it. */
export function formTexts(form: QuestionForm): string[] {
  return Object.values(wordsOfForm(form)).filter((words) => words !== "");
}

/** A form without its words: they can be changed once people have answered, and nothing else of it. */
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
