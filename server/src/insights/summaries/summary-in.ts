import { type Language, firstLanguage } from "@nearsay/core/contract";
import { inLanguage } from "../../base/in-language.ts";
import type { SurveyFigures } from "../analytics/figures.ts";
import { writeBuiltIn } from "./built-in-writer.ts";

/**
 * The summary of figures in a language: the stored one in English; in other
 * languages, what the built-in rules write about the figures, once there is a
 * stored one. Empty before.
 */
export function summaryIn(language: Language, figures: SurveyFigures): string {
  const written = figures.summary ?? "";
  if (language === firstLanguage || written === "") return written;
  const material = {
    ...figures,
    asked: figures.questions,
    responseCount: figures.releasedCount,
  };
  return inLanguage(language, () => writeBuiltIn(material));
}
