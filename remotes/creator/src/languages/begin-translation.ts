import type { SurveyLanguage } from "@nearsay/core/contract";
import {
  predefinedAnswers,
  translateAnswer,
} from "../draft/predefined-answers.ts";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import type { DraftText } from "../draft/translations.ts";

/** A translation with the predefined answers filled in, if they exist in this language. */
export function beginTranslation(
  texts: readonly DraftText[],
  from: SurveyLanguage | null,
  language: SurveyLanguage,
): EditorTranslation {
  const english = predefinedAnswers("en");
  const [own, target] = [predefinedAnswers(from), predefinedAnswers(language)];
  const isKnown = (one: SurveyLanguage | null, found: typeof own) =>
    one === "en" || found !== english;
  if (!isKnown(from, own) || !isKnown(language, target))
    return { language, words: {} };
  const known = texts.flatMap(({ id, original }) => {
    const text = translateAnswer(original, own, target);
    return text === original ? [] : [[id, text] as const];
  });
  return { language, words: Object.fromEntries(known) };
}
