import { getAnalytics } from "../api/figures.ts";
import type { Analytics, SurveyLanguage } from "@nearsay/core/contract";
import { withWaiting } from "@nearsay/core/charts";
import { useLoad } from "@nearsay/core/ui";
import { useCallback, useState } from "react";

export interface AnsweredIn {
  /** Null for all languages together. */
  language: SurveyLanguage | null;
  /** Figures of that language; null if all are shown, and until they are loaded. */
  figures: Analytics | null;
  failed: boolean;
  choose: (language: SurveyLanguage | null) => void;
}

/** Loads the answers in a language on request, and again with newer combined figures. */
export function useAnsweredIn(
  surveyId: string,
  code: string | undefined,
  whole: Analytics,
): AnsweredIn {
  const [wanted, choose] = useState<SurveyLanguage | null>(null);
  const isOffered = whole.languages.some(({ language }) => language === wanted);
  const language = isOffered ? wanted : null;
  const { loaded } = useLoad(
    useCallback(
      (signal: AbortSignal) => load(surveyId, code, whole, language, signal),
      [surveyId, code, whole, language],
    ),
  );
  const found = loaded.status === "loaded" ? loaded.value : null;
  const isOfIt = language !== null && found?.language === language;
  return {
    language,
    figures: isOfIt ? found.figures : null,
    failed: isOfIt && found.figures === null,
    choose,
  };
}

/**
 * A failure is reported with its language, because another language's figures
 * must not be shown under its name.
 */
async function load(
  surveyId: string,
  code: string | undefined,
  whole: Analytics,
  language: SurveyLanguage | null,
  signal: AbortSignal,
): Promise<Pick<AnsweredIn, "language" | "figures">> {
  if (language === null) return { language, figures: null };
  const side = { answered_in: language };
  try {
    const figures = await getAnalytics(surveyId, { code }, signal, side);
    return { language, figures: withWaiting(figures, whole) };
  } catch {
    return { language, figures: null };
  }
}
