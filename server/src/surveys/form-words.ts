import type { QuestionForm } from "@nearsay/core/contract";
import { wordsOfForm } from "@nearsay/core/domain";

/** The texts of a form that respondents read. */
export function formTexts(form: QuestionForm): string[] {
  return Object.values(wordsOfForm(form)).filter((words) => words !== "");
}

/** A form without its texts. Only the texts can be changed once people have answered. */
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
