import type { QuestionFigures } from "../../surveys/survey-figures.ts";

export function isOpenQuestion({
  form,
}: Pick<QuestionFigures, "form">): boolean {
  return form.kind === "text";
}
