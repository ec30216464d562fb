import { offersOptions } from "@nearsay/core/contract";
import type { QuestionFigures } from "../analytics/figures.ts";

/** Rankings, numbers and dates have neither texts nor options that are chosen, which is all that a model's sentences are checked by. */
export function isTold({ type, form }: QuestionFigures): boolean {
  return offersOptions(type) || form.kind === "text";
}
