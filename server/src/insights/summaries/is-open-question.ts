import { figureOf } from "@nearsay/core/contract";
import type { QuestionFigures } from "../../surveys/survey-figures.ts";

export function isOpenQuestion({
  form,
}: Pick<QuestionFigures, "form">): boolean {
  return figureOf(form.kind) === "texts";
}
