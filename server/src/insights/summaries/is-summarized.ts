import { figureOf, offersOptions } from "@nearsay/core/contract";
import type { QuestionFigures } from "../../surveys/survey-figures.ts";

/**
 * False for rankings, numbers and dates: they have neither texts nor chosen
 * options, the only things that a model's sentences can be checked against.
 */
export function isSummarized({ type, form }: QuestionFigures): boolean {
  return offersOptions(type) || figureOf(form.kind) === "texts";
}
