import { type Language, firstLanguage } from "@nearsay/core/contract";
import { sayIn, speaks } from "@nearsay/core/domain/say-in";
import type { SurveyFigures } from "../analytics/figures.ts";
import { writeBuiltIn } from "./built-in-writer.ts";
import * as english from "./texts.ts";
import * as ar from "./texts.ar.ts";
import * as de from "./texts.de.ts";
import * as es from "./texts.es.ts";
import * as fr from "./texts.fr.ts";
import * as tr from "./texts.tr.ts";
import * as uk from "./texts.uk.ts";

speaks(english, { ar, de, es, fr, tr, uk });

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
  return sayIn(language, () => writeBuiltIn(material));
}
