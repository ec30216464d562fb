import type { QuestionFigures } from "../analytics/figures.ts";

export function isOpenQuestion({
  form,
}: Pick<QuestionFigures, "form">): boolean {
  return form.kind === "text";
}
