import { type Language, firstLanguage } from "@nearsay/core/contract";
import { inLanguage } from "../../base/in-language.ts";
import type { ReadAnalytics } from "../../surveys/shown-analytics.ts";
import { writeBuiltIn } from "./built-in-writer.ts";

/**
 * The summary of figures in a language: the stored one in English; in other
 * languages, what the built-in rules write about the figures, once there is a
 * stored one. Empty before.
 */
export function summaryIn(
  language: Language,
  { summary, described }: Pick<ReadAnalytics, "summary" | "described">,
): string {
  if (language === firstLanguage || described === null) return summary;
  const { questions, releasedCount, ...rest } = described;
  const material = { ...rest, asked: questions, responseCount: releasedCount };
  return inLanguage(language, () => writeBuiltIn(material));
}
